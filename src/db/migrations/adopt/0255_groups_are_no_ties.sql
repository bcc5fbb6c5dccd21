-- ST6: a day of the groups that has a name ("Group, Matchday 3") was stored as a stage of the knock-out. Its matches stay.
delete from championship_tie where stage ~* '^(fase|stage|etapa) (de|of) (group|grupo)s?\M' or stage ~* '^(group|grupo)s?\M';
