import type pg from 'pg'

/** Objects of extensions come with their extension. */
const oursIn = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${catalogue}'::regclass and d.deptype = 'e')`

const PUBLIC = `'public'::regnamespace`

/** One line for each object of a schema. The order of columns does not matter, because all statements name theirs. */
const queries = [
  `select format('table %s %s %s', c.relkind, c.relname, array_to_string(c.reloptions, ',')) from pg_class c
   where c.relnamespace = ${PUBLIC} and c.relkind in ('r', 'v', 'm') and ${oursIn('pg_class', 'c.oid')}`,
  `select format('column %s.%s %s null=%s identity=%s generated=%s statistics=%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
     not a.attnotnull, a.attidentity, a.attgenerated, a.attstattarget, pg_get_expr(d.adbin, d.adrelid))
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace = ${PUBLIC} and c.relkind in ('r', 'v') and ${oursIn('pg_class', 'c.oid')}`,
  `select format('constraint %s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
   where connamespace = ${PUBLIC} and contype in ('p', 'u', 'f', 'c', 'x')`,
  `select format('index %s %s', i.indexrelid::regclass, pg_get_indexdef(i.indexrelid)) from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = ${PUBLIC}`,
  `select format('trigger %s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  `select format('view %s %s', c.relname, pg_get_viewdef(c.oid)) from pg_class c where c.relnamespace = ${PUBLIC} and c.relkind = 'v'`,
  `select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
   where p.pronamespace = ${PUBLIC} and p.prokind in ('f', 'p') and ${oursIn('pg_proc', 'p.oid')}`,
  `select format('type %s %s', t.typname, (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
   from pg_type t where t.typnamespace = ${PUBLIC} and t.typtype = 'e'`,
  `select format('sequence %s %s %s %s %s %s', sequencename, data_type, start_value, min_value, max_value, increment_by) from pg_sequences
   where schemaname = 'public'`,
  `select format('collation %s', collname) from pg_collation where collnamespace = ${PUBLIC}`,
  `select format('extension %s', extname) from pg_extension`,
  `select format('migration %s %s %s', version, name, checksum) from schema_migration`,
  `select format('functions %s %s', name, checksum) from schema_function`,
]

/** The definitions of the objects in a database, and its applied migrations, to compare it with another database. */
export async function catalogueOf(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    queries.map((query) => `select line from (${query}) as x (line)`).join(' union all '),
  )
  return rows.map(({ line }) => line).sort()
}
