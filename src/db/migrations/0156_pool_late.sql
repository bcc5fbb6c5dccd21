-- BL9: who joins a bolão that has begun starts with the average of the last third, where its owner chose so.
alter table pool add column late_start_average boolean not null default false;
alter table pool_member add column head_start integer not null default 0 check (head_start >= 0);
