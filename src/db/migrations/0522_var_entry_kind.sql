-- VAR aberto: only our triggers name a kind, and every save waited for this check.
alter table var_entry drop constraint var_entry_kind_check;
