-- What was posted of a round or a match is found by the keys, which begin with it; nothing reads by these any more, and every entry of a settlement
-- was added to both.
-- safe: they are summaries (brin), which no upsert can name
drop index ledger_by_round, ledger_by_match;
