create or replace function bump_version(which text) returns void language sql as $$
  insert into data_version (name, version) values (which, 1)
  on conflict (name) do update set version = data_version.version + 1;
  select pg_notify('craque_version', which);
$$;
