-- The text that search boxes compare: "São" finds "sao". unaccent() is only "stable", because somebody could change its
-- dictionary.
create or replace function search_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
