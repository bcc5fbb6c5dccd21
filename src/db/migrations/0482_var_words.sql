-- VAR aberto: the twelve words of a checkpoint lead back to it (VR12). 128 bits in hexadecimal.
alter table var_checkpoint add column digest text;
update var_checkpoint set digest = encode(substr(sha256(convert_to(
  E'craque-var-words-1\n' || split_part(note, E'\n\n', 1) || E'\n', 'UTF8')), 1, 16), 'hex');
create index var_checkpoint_by_digest on var_checkpoint (digest);
