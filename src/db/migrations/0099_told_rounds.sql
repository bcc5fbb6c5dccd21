-- Which correction a line of the ledger followed from: what was put right, why, by whom and when. No foreign key: a
-- settlement writes a line a manager, none of them corrected, and would have each looked at.
alter table ledger add column correction_id integer;
create index ledger_by_correction on ledger (correction_id, manager_id) where correction_id is not null;

-- Lines from before say it where only one correction can have been their cause. Nothing else of a line ever changes.
alter table ledger disable trigger user;
update ledger l set correction_id = c.id
from (select match_id, min(id) as id from correction group by match_id having count(*) = 1) c
where l.kind = 'correction' and l.match_id = c.match_id;
update ledger l set correction_id = c.id
from (select round_id, min(id) as id from correction where round_id is not null group by round_id having count(*) = 1) c
where l.kind = 'correction' and l.round_id = c.round_id;
alter table ledger enable trigger user;

-- What was paid for the players of a lineup, so that a past round can be played differently for the same money. Null for
-- lineups from before, whose players cost what they cost in that round.
alter table lineup add column prices_paid smallint[];
