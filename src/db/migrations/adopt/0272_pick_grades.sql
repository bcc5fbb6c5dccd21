-- A pick keeps its grades, not the points of a scale: what a bolão pays follows from them (BL3, BL10), and `points` is what was paid (LD4).
-- 0 wrong, 1 winner, 2 loser's goals, 3 draw, 4 difference, 5 winner's goals, 6 exact.
alter table pick add column grade smallint, add column full_grade smallint;
alter table pool_pick add column grade smallint, add column full_grade smallint;
-- What an answer gave (BL8); null until its question is settled.
alter table pool_answer add column points integer;

-- The numbers are those that every version until here paid: facts about the past, not rules.
update pick set
  grade = case points when 25 then 6 when 18 then 5 when 15 then case outcome when 'D' then 3 else 4 end when 12 then 2 when 10 then 1 else 0 end,
  full_grade = case when full_points is not null then case full_points when 25 then 6 when 18 then 5 when 15 then case outcome when 'D' then 3 else 4 end
    when 12 then 2 when 10 then 1 else 0 end end
where points is not null;
update pool_pick set
  grade = case points when 25 then 6 when 18 then 5 when 15 then case outcome when 'D' then 3 else 4 end when 12 then 2 when 10 then 1 else 0 end,
  full_grade = case when full_points is not null then case full_points when 25 then 6 when 18 then 5 when 15 then case outcome when 'D' then 3 else 4 end
    when 12 then 2 when 10 then 1 else 0 end end
where points is not null;
update pool_answer a set points = q.points * (select count(*) from unnest(a.choices) c where c = any (q.right_choices))
from pool_question q where q.id = a.question_id and q.right_choices is not null;

-- safe: a settlement by the version before, which knows no grades, is refused and rolled back; the queue hands it to a process of this version
alter table pick add constraint pick_graded_check check ((points is null) = (grade is null)) not valid;
-- safe: as above
alter table pool_pick add constraint pool_pick_graded_check check ((points is null) = (grade is null)) not valid;
