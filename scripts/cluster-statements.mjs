import { NODES, ports } from './cluster-places.mjs'
import { asSuperuser } from './cluster-superuser.mjs'

/**
 * Tables that grow with people: each row belongs to one manager and would be on that manager's shard. The count assumes
 * that every shard has a copy of all other tables.
 */
const byManager =
  'squad lineup lineup_score pick ledger manager_stat rank_history activity championship_achievement notice division_member league_member pool_member pool_answer championship_member wall_mark'
const namesShard = new RegExp(
  `(?:from|join|into|update|using|,) "?(?:${byManager.replaceAll(' ', '|')})"?(?=[\\s(,;)]|$)`,
  'i',
)
const oneManager = /"?manager_id"? = (?:\$\d+|any ?\(\$\d+)/i
const oneRow = /^insert into .*? values \(/is

/** Where Citus would send a statement if those tables were distributed by manager. */
export function shardsOf(statement) {
  const text = statement.replaceAll(/\s+/g, ' ')
  if (!namesShard.test(text)) return 'none'
  if (oneRow.test(text) || oneManager.test(text)) return 'one'
  return 'all'
}

const seen = `
  select s.query, s.calls::float8 as calls, s.total_exec_time as ms, pg_is_in_recovery() as "isReplica"
  from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
  where d.datname = 'craque' and r.rolname = 'craque' and s.query !~* 'cluster_row|graphile_worker|_wal_|^(begin|commit|rollback|set|listen)'`

/** All nodes, because replicas answer queries too. */
async function onEach(work) {
  const answers = []
  for (const n of NODES) answers.push(await asSuperuser(ports.postgres(n), work))
  return answers
}

export const forgetStatements = () => onEach((client) => client.query('select pg_stat_statements_reset()'))

const isReading = (statement) =>
  /^\W*(?:select|with)\b/i.test(statement) && !/\b(?:insert into|update|delete from)\b/i.test(statement)
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0)

/** Shares of calls and of database time by number of shards, with the slowest statements that need all shards. */
export async function statementShares() {
  const rows = (await onEach((client) => client.query(seen))).flatMap((answer) => answer.rows)
  const shareOf = (isMeant) => {
    const meant = rows.filter((row) => isMeant(row.query, row))
    return { calls: sum(meant, 'calls') / sum(rows, 'calls'), time: sum(meant, 'ms') / sum(rows, 'ms') }
  }
  const dearest = rows.filter(({ query }) => shardsOf(query) === 'all').sort((a, b) => b.ms - a.ms)
  return {
    calls: sum(rows, 'calls'),
    reading: shareOf(isReading),
    onReplicas: shareOf((_, { isReplica }) => isReplica),
    none: shareOf((query) => shardsOf(query) === 'none'),
    one: shareOf((query) => shardsOf(query) === 'one'),
    all: shareOf((query) => shardsOf(query) === 'all'),
    dearest: dearest.slice(0, 8).map(({ query, calls, ms }) => ({
      calls,
      ms: Math.round(ms),
      query: query.replaceAll(/\s+/g, ' ').trim().slice(0, 140),
    })),
  }
}
