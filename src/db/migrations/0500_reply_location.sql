-- The Location of an answer about something new: whoever repeats the request gets it again. Null: there was none.
alter table idempotency add column location text;
