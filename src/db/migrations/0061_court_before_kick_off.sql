-- A match of tennis says on which court it will be played, so that a forecast need not know where the match comes from.
update match m set detail = m.detail || jsonb_build_object('surface',
  case when f.round <= 5 then 'saibro' when f.round <= 10 then 'dura' else 'grama' end)
from (select id, split_part(fixture_key, '-', 3)::integer as round from match where sport = 'tenis' and fixture_key is not null) f
where m.id = f.id and m.detail -> 'surface' is null;
