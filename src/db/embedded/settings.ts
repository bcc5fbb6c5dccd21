import { totalmem } from 'node:os'

export type Settings = Record<string, string | number | boolean>

const MB = 1 << 20
/** The machine's memory, or the limit of the container. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
const ofMemory = (share: number, { least, most }: { least: number; most: number }) =>
  `${Math.round(Math.min(Math.max((memory * share) / MB, least), most))}MB`

/**
 * For small machines that also run Node, and for large ones with millions of people: fast bulk loads, and no
 * acknowledged commit is lost.
 */
const defaults: Settings = {
  fsync: true,
  synchronous_commit: true,
  full_page_writes: true,
  listen_addresses: '',
  port: 5432,
  unix_socket_directories: '',
  unix_socket_permissions: '0700',
  max_connections: 60,
  shared_buffers: ofMemory(1 / 16, { least: 256, most: 2_048 }),
  effective_cache_size: ofMemory(1 / 2, { least: 1_024, most: 65_536 }),
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: false,
  // Containers often have 64 MB of /dev/shm, which a parallel hash join may exceed. The second core belongs to Node.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  // No replica can follow an embedded server. With this level, tables that are filled in the transaction that creates
  // them skip the log.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  wal_buffers: '16MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: 0.9,
  idle_in_transaction_session_timeout: '5min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  datestyle: 'iso, ymd',
  default_text_search_config: 'pg_catalog.portuguese',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] %q%a ',
  log_checkpoints: false,
  log_autovacuum_min_duration: -1,
  cluster_name: 'craque',
}

const quote = (value: Settings[string]) =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : `'${String(value).replaceAll("'", "''")}'`

/** The whole postgresql.conf, rewritten at every start. `ALTER SYSTEM` still overrides it. */
export function configurationFile(settings: Settings): string {
  const lines = Object.entries({ ...defaults, ...settings }).map(([name, value]) => `${name} = ${quote(value)}`)
  return `# Written by Craque at every start. Use ALTER SYSTEM for settings of your own.\n${lines.join('\n')}\n`
}
