-- What a source last said of a match, and the game's moment up to which it knew it: the same statement again changes
-- nothing, and one that was overtaken on its way is not applied.
alter table match add column news_at timestamptz, add column news_digest text;
