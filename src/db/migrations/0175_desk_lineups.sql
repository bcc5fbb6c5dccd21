-- Who began in a club's last match is looked for in its matches: the line-ups among hundreds of taps of each.
create index desk_tap_lineup on desk_tap (match_id, seq) where said ->> 'kind' = 'lineup';
