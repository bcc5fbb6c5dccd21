-- Where matches come from while the feed is held, and after it: the desk and files serve championships that no feed speaks for.
alter table feed add column hand_source text not null default 'file' check (hand_source in ('file', 'desk'));
