import type pg from 'pg'

/** Generated columns are left out, because the database computes them. */
const tablesQuery = `
  select c.relname as table, pg_table_size(c.oid) as size,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.oid order by c.relname`

/** Functions of extensions come with their extension. */
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
  /** Size on the disk in bytes, for the progress. */
  size: number
}

/**
 * For each sequence, the number before its next one. Leaves out sequences whose next number is their minimum.
 * `pg_sequences` shows no number for a sequence that was set but has given none since.
 */
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

/** Everything that a backup needs from a database in addition to its rows. */
export async function describeSource(client: pg.ClientBase) {
  const { rows: tables } = await client.query<SourceTable>(tablesQuery)
  const { rows: functions } = await client.query<{ sql: string }>(functionsQuery)
  const sequences = await readSequences(client)
  const { rows: migrations } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migration order by version',
  )
  return { tables, functions: functions.map(({ sql }) => sql), sequences, migrations }
}

/** The tables and sequences that a backup may fill. */
export async function describePlaces(client: pg.ClientBase) {
  const { rows: tables } = await client.query<SourceTable>(tablesQuery)
  const { rows: sequences } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  return { tables, sequences: sequences.map(({ name }) => name) }
}

/**
 * Anyone with one of these rows can pose as somebody. They are left out together with the secret that signs sessions.
 */
const doors = new Set(['auth_session', 'auth_verification', 'chat_code', 'chat_heard'])

export function rowsOf({ table, columns }: SourceTable, { withSecrets }: { withSecrets: boolean }): string {
  const listed = columns.map((column) => `"${column}"`).join(', ')
  if (withSecrets) return `copy "${table}" (${listed}) to stdout`
  if (doors.has(table)) return `copy (select ${listed} from "${table}" where false) to stdout`
  // Anyone with this key can sign another past. The public half stays, to check what it signed.
  if (table === 'var_key')
    return `copy (select ${columns.map((column) => (column === 'private_key' ? "''" : `"${column}"`)).join(', ')} from var_key) to stdout`
  // The secret signs deliveries. A webhook without a secret waits until its maker has made a new one.
  if (table === 'webhook')
    return `copy (select ${columns.map((column) => (column === 'secret' ? "''" : column === 'old_secret' ? 'null' : `"${column}"`)).join(', ')} from webhook) to stdout`
  // Tokens of bots, and addresses of Slack: anyone with one of these posts as Craque.
  if (table === 'setting')
    return `copy (select ${listed} from setting where key <> 'session_secret' and key not like 'chat:%') to stdout`
  if (table === 'chat_group') return `copy (select ${listed} from chat_group where service <> 'slack') to stdout`
  return `copy "${table}" (${listed}) to stdout`
}
