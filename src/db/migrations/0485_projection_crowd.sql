-- PJ6: what the crowd said at the same moment: the share of all squads with the player. Null before this migration.
alter table projection add column owned_share real;
