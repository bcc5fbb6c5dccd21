-- SC12: rules that organisers wrote. The name of a stored set says which championship and version it is.
alter table scoring_rules add column owner_championship_id integer references championship;
alter table scoring_rules add column version integer;
-- SC13: the set of a round that was locked before the rules of its championship changed; null: those of the championship.
alter table round add column rules text references scoring_rules;
