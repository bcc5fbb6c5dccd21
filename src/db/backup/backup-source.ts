import type pg from 'pg'

/** What a database says by itself (generated columns) is not written down. */
const tablesQuery = `
  select c.relname as table, pg_table_size(c.oid) as size,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.oid order by c.relname`

/** Those of extensions come with them. */
const functionsQuery = `
  select pg_get_functiondef(p.oid) as sql from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by p.oid`

const sequencesQuery = `
  select sequencename as name, min_value as least from pg_sequences where schemaname = 'public' order by sequencename`

export interface SourceTable {
  table: string
  columns: string[]
  /** On the disk: how much of the whole it is. */
  size: number
}

/** The last number that each sequence gave. `pg_sequences` has none for a sequence that was only set, as after a build. */
async function readSequences(client: pg.ClientBase): Promise<{ name: string; value: number }[]> {
  const { rows: found } = await client.query<{ name: string; least: number }>(sequencesQuery)
  const { rows } = await client.query<{ name: string; value: number; least: number }>(
    found
      .map(({ name, least }) => {
        const value = 'last_value - (not is_called)::integer'
        return `select '${name}' as name, ${value} as value, ${least}::bigint as least from "${name}"`
      })
      .join(' union all '),
  )
  return rows.filter(({ value, least }) => value >= least).map(({ name, value }) => ({ name, value }))
}

/** What is to be kept of a database, beside its rows. */
export async function describeSource(client: pg.ClientBase) {
  const { rows: tables } = await client.query<SourceTable>(tablesQuery)
  const { rows: functions } = await client.query<{ sql: string }>(functionsQuery)
  const sequences = await readSequences(client)
  const { rows: migrations } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migration order by version',
  )
  return { tables, functions: functions.map(({ sql }) => sql), sequences, migrations }
}

/** Where rows and numbers of a backup can go. */
export async function describePlaces(client: pg.ClientBase) {
  const { rows: tables } = await client.query<SourceTable>(tablesQuery)
  const { rows: sequences } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  return { tables, sequences: sequences.map(({ name }) => name) }
}

/** Whoever holds one of these rows may pass for somebody: they are left out with the secret that signs sessions. */
const doors = new Set(['auth_session', 'auth_verification'])

export function rowsOf({ table, columns }: SourceTable, { withSecrets }: { withSecrets: boolean }): string {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  if (withSecrets) return `copy "${table}" (${listed}) to stdout`
  if (doors.has(table)) return `copy (select ${listed} from "${table}" where false) to stdout`
  // Who has the key can sign another past. The public half stays, to compare what it signed.
  if (table === 'var_key')
    return `copy (select ${columns.map((column) => (column === 'private_key' ? "''" : `"${column}"`)).join(', ')} from var_key) to stdout`
  if (table === 'setting') return `copy (select ${listed} from setting where key <> 'session_secret') to stdout`
  return `copy "${table}" (${listed}) to stdout`
}
