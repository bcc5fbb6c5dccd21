-- Files find a match that somebody typed by its key, too: its championship comes first, as in all other keys of matches.
update match set fixture_key = regexp_replace(fixture_key, '^book:([0-9]+):', '\1:+') where fixture_key like 'book:%';
