-- Who plays in no group was found by this index. The end of a group changed what it depends on, so that every row of it was written anew in all three indexes:
-- three times what a round of a group costs. Who plays in one is found by the cycles that have not ended; that nobody plays in two the audit looks at.
-- safe: the version before finds them by manager
drop index division_member_open;
