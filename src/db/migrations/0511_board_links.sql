-- Display links of a board: a championship, with the table of a bolão or league if one is named (DL4).
alter table display_link drop constraint display_link_kind_check, drop constraint display_link_check;
-- safe: allows every row that the version before writes.
alter table display_link add constraint display_link_kind_check check (kind in ('bolao', 'pontos', 'resultados', 'painel'));
-- safe: allows every row that the version before writes.
alter table display_link add constraint display_link_check check (kind = 'painel' or (kind = 'bolao') = (league_id is not null));
