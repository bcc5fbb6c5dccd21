-- A round adds to every part of this index, of all seasons at once: a third of the time of a lock, and after a checkpoint each of its pages in the log. Who wants a
-- person's lineups looks him up round by round (`lineup_that_counts`, or the lineups of his squads).
-- safe: the version before finds them by the same index, only more slowly
drop index lineup_by_manager;
