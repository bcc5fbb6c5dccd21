-- MD1: how many play and for how much depends on what a championship plays. A squad repeats what its championship says
-- and cannot say anything else; squads of versions before this one are of the first championship, which plays campo.
alter table championship add constraint championship_modality unique (id, modality);
alter table squad
  add column modality text not null default 'campo',
  add constraint squad_of_modality foreign key (championship_id, modality) references championship (id, modality),
  add constraint squad_size check (cardinality(player_ids) <= case modality when 'fut7' then 7 when 'futsal' then 5 else 11 end),
  add constraint squad_budget check (squad_cost(prices_paid) <= case modality when 'fut7' then 640 when 'futsal' then 460 else 1000 end);

-- Which of the three it is follows from the round's championship; the lock asks it and the audit looks again.
alter table lineup
  drop constraint lineup_player_ids_check,
  add constraint lineup_size check (cardinality(player_ids) in (5, 7, 11));

alter table player
  drop constraint player_check,
  add constraint player_position check (price is null or position in ('Goleiro', 'Defensor', 'Meio-Campo', 'Atacante', 'Linha'));
