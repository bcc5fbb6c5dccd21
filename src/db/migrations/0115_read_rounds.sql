-- The settled round whose story the manager last read or sent away: told once, on whichever device.
alter table manager add column read_round_id integer;
