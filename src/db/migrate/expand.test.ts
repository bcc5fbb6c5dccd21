import { expect, test } from 'vitest'
import { contractionsIn } from '#db/testing/contractions.ts'
import { isContracting } from './migrate.ts'
import { readMigrations } from './schema-files.ts'

test('no migration breaks the version before, which runs next to this one during an update', async () => {
  const found = (await readMigrations())
    .filter((file) => !isContracting(file))
    .flatMap(({ version, sql }) => contractionsIn(sql).map((statement) => `${version} ${statement}`))
  expect(found).toEqual([])
})

test.each([
  ['drop table squad', 'drops what may be in use'],
  ['alter table squad drop column name', 'drops a column'],
  ['alter table squad drop name', 'drops a column'],
  ['alter table squad\n  drop constraint squad_pkey', 'drops a constraint'],
  ['drop index squad_name', 'drops an index'],
  ['alter table squad rename column name to title', 'renames'],
  ['alter table squad alter column name type varchar(10)', 'changes a type'],
  ['alter table squad alter name set not null', 'forbids nulls'],
  ['alter table squad alter name drop default', 'takes a default away'],
  ['alter table squad add column colour text not null', 'must be given'],
  ['alter table squad add column a int not null default 0, add column b int not null', 'must be given'],
  [`alter table squad add constraint short check (length(name) < 9)`, 'forbids rows'],
  ['create unique index squad_name on squad (name)', 'forbids rows'],
  ['revoke select on squad from public', 'takes a right away'],
])('%s is refused', (sql, why) => {
  expect(contractionsIn(`-- Tidy.\n${sql};`)).toEqual([expect.stringContaining(why)])
})

test.each([
  ['create table kit (id int primary key, name text not null); create unique index kit_name on kit (name)'],
  ['alter table squad add column colour text'],
  ['alter table squad add column colour text not null default $$drop table squad$$'],
  ["insert into setting values ('a', 'drop table squad; drop table player')"],
  ['create index squad_name on squad (name)'],
  ['alter table notice drop constraint notice_manager_id_fkey, drop constraint notice_kind_check'],
  ['alter table squad add column kit int; alter table squad add constraint kit check (kit in (1, 2)) not valid'],
  [
    '-- safe: it allows more than before\nalter table a drop constraint kind, add constraint kind check (kind in (1, 2, 3))',
  ],
])('%s is accepted', (sql) => {
  expect(contractionsIn(`${sql};`)).toEqual([])
})
