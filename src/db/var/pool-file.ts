import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, json, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { currentLog, newestCheckpoint } from './log-row.ts'
import { leavesOf } from './log-tiles.ts'
import { closedQuestions, cupMatches, poolExtras, type PoolExtras } from './pool-extras.ts'
import { verifierKey } from './signed-note.ts'

/** BL4, VR10: everything that `craque verify` needs to compute the table of a bolão again. For its people only. */
export interface PoolFile extends PoolExtras {
  format: 'craque-var-pool-2'
  championship: number
  pool: { id: number; endedAtMs: number | null }
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  leaves: string[]
  /**
   * Public entries: start, merges, the bolão's rules and tables, its counted or cup matches, closed questions and
   * decisions about them.
   */
  entries: { position: number; text: string }[]
  /** The rules as stored now. The newest `pool` entry of the log must say the same. */
  rules: Record<string, unknown>
  /** `match championship sport startsAtMs lead stage home away extra penalties`: settled ones; `-` for none. */
  matches: string[]
  /**
   * `number joinedAtMs given points exact place`; number: the log number of the member; given: head start and squads;
   * place 0: none yet. A seventh word `deleted` says that the account is gone, so nobody can open its saves (VR8).
   */
  members: string[]
  /**
   * `number match outcome home away goesOn by savedAtMs jokerAtMs`; `-` for none; by: own, owner or model; jokerAtMs 0:
   * no joker.
   */
  picks: string[]
  /** What people saved: the sealed entry, and what opens it. */
  openings: { position: number; text: string; opening: string; salt: string }[]
}

async function linesOf(db: Kysely<Tables>, lines: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await rowOf({ line: text }).sql`select line from (${lines}) x order by line`.execute(db)
  return rows.map(({ line }) => line)
}

/** VR10: finished matches whose picks are settled. Awarded matches count for nobody (BL6). */
const counted = (poolId: number) => sql`
  select m.id, s.championship_id, m.sport, m.starts_at, m.home_score, m.away_score, m.detail from pool_matches(${poolId}) m join season s on s.id = m.season_id
  where m.picks_settled and m.state = 'final' and not m.is_awarded`

const goalsIn = (name: string) =>
  sql`coalesce((m.detail -> ${name} ->> 'home') || ':' || (m.detail -> ${name} ->> 'away'), '-')`

const matchLines = (poolId: number) => sql`
  select concat_ws(' ', m.id, m.championship_id, m.sport, var_ms(m.starts_at), coalesce(tie_lead(m.id)::text, '-'), coalesce(knockout_stage(m.id), '-'),
    m.home_score, m.away_score, ${goalsIn('extraTime')}, ${goalsIn('penalties')}) as line
  from (${counted(poolId)}) m`

const memberLines = (poolId: number) => sql`
  select concat_ws(' ', m.log_number, var_ms(o.joined_at), o.head_start + o.squad_points, o.points, o.exact, coalesce(o.rank, 0),
    case when m.deleted_at is not null then 'deleted' end) as line
  from pool_member o join manager m on m.id = o.manager_id where o.league_id = ${poolId}`

const pickColumns = sql`outcome, home_goals, away_goals, goes_on, saved_at, manager_id, match_id`
const pickLines = (poolId: number) => sql`
  select concat_ws(' ', m.log_number, k.match_id, k.outcome, coalesce(k.home_goals::text, '-'), coalesce(k.away_goals::text, '-'),
    coalesce(k.goes_on::text, '-'), k.by, var_ms(k.saved_at), coalesce((select var_ms(j.saved_at) from pool_joker j
      where j.league_id = o.league_id and j.manager_id = o.manager_id and j.match_id = k.match_id), 0)) as line
  from pool_member o join manager m on m.id = o.manager_id join lateral (
    select ${pickColumns}, 'own' as by from pick where manager_id = o.manager_id
    union all select ${pickColumns}, case when typed_by is null then 'model' else 'owner' end from pool_pick
      where league_id = o.league_id and manager_id = o.manager_id) k on true
  join (${counted(poolId)}) x on x.id = k.match_id and x.starts_at > o.joined_at
  where o.league_id = ${poolId}`

interface Of {
  logId: number
  poolId: number
  /** Whether the file also has the results of the whole cup. */
  hasExtras: boolean
}

async function entriesOf(db: Kysely<Tables>, { logId, poolId, hasExtras }: Of): Promise<PoolFile['entries']> {
  const { rows } = await rowOf({ position: int, text }).sql`
    select position, entry as text from var_entry
    where log_id = ${logId} and opening is null and (kind in ('start', 'merge') or (kind in ('pool', 'table') and subject_id = ${poolId})
      or (kind = 'match' and subject_id in (select id from (${counted(poolId)}) m))
      or (kind in ('question', 'verdict') and subject_id in (select id from (${closedQuestions(poolId)}) q))
      or (${hasExtras} and kind = 'match' and subject_id in (select id from (${cupMatches(poolId)}) m)))
    order by position`.execute(db)
  return rows
}

/** The log number in an opening. After a merge, the newest saves of guest and account both appear. */
const person = sql`split_part(e.opening, E'\\n', 2)`
const savedJson = sql`split_part(e.opening, E'\\n', 6)::jsonb`

/** The newest save of each pick and joker whose match counts, and of each answer and bracket that is closed. */
async function openingsOf(
  db: Kysely<Tables>,
  { logId, poolId, bracket }: { logId: number; poolId: number; bracket: PoolExtras['bracket'] },
): Promise<PoolFile['openings']> {
  // BL12: the file has nothing of a bracket that may still be changed.
  const bracketClosesAt = bracket ? sql`bracket_closes_at(${poolId})` : sql`'-infinity'::timestamptz`
  const { rows } = await rowOf({ position: int, text, opening: text, salt: text }).sql`
    with counted as materialized (${counted(poolId)}),
    -- MG2: what a guest has played stays under the guest's number, but the entries belong to the account.
    holders as (
      select manager_id as id, null as number from pool_member where league_id = ${poolId}
      union all
      select g.account_id, m.log_number::text from pool_member o join manager_merge g on g.guest_id = o.manager_id
        join manager m on m.id = o.manager_id
      where o.league_id = ${poolId} and g.account_id not in (select manager_id from pool_member where league_id = ${poolId})),
    saved as (
      select distinct on (${person}, e.kind, e.subject_id, case when e.kind = 'joker' then ${savedJson} ->> 'stage' end) e.*
      from holders h join var_entry e on e.manager_id = h.id
      where (h.number is null or ${person} = h.number) and e.log_id = ${logId} and e.opening is not null and (
        (e.kind = 'pick' and e.subject_id in (select id from counted))
        or (e.kind = 'guest-pick' and e.subject_id in (select id from counted) and ${savedJson} ->> 'pool' = ${String(poolId)})
        or (e.kind = 'joker' and e.subject_id = ${poolId})
        or (e.kind = 'answer' and exists (select from (${closedQuestions(poolId)}) q where q.id = e.subject_id and e.at < q.closes_at))
        or (e.kind = 'bracket' and e.subject_id = ${poolId} and e.at < ${bracketClosesAt}))
      order by ${person}, e.kind, e.subject_id, case when e.kind = 'joker' then ${savedJson} ->> 'stage' end, e.id desc)
    select e.position, e.entry as text, e.opening, e.salt from saved e
    where e.kind <> 'joker' or (${savedJson} ->> 'match')::integer in (select id from counted)
    order by e.position`.execute(db)
  return rows
}

interface Asked {
  championshipId: ChampionshipId
  poolId: number
}

/** Undefined while the log has not begun. All of it is read at one moment. */
export const readPoolFile = (db: Kysely<Tables>, asked: Asked): Promise<PoolFile | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => poolFileIn(trx, asked))

export async function poolFileIn(trx: Trx, { championshipId, poolId }: Asked): Promise<PoolFile | undefined> {
  const log = await currentLog(trx, championshipId)
  const checkpoint = log && (await newestCheckpoint(trx, log.id))
  if (!checkpoint) return undefined
  const { rows } = await rowOf({ endedAtMs: int.orNull, rules: json<Record<string, unknown>>() }).sql`
    select var_ms(g.ended_at) as "endedAtMs", to_jsonb(p) - 'counted_on' as rules
    from pool p join league g on g.id = p.league_id where p.league_id = ${poolId}`.execute(trx)
  const { id, origin, publicKey, size, endedAt } = log
  const extras = await poolExtras(trx, poolId)
  const hasExtras = extras.cup.length > 0
  return {
    format: 'craque-var-pool-2',
    championship: championshipId,
    pool: { id: poolId, endedAtMs: rows[0]?.endedAtMs ?? null },
    log: { origin, key: verifierKey(origin, publicKey), checkpoint, size, hasEnded: endedAt !== null },
    leaves: await leavesOf(trx, id),
    entries: await entriesOf(trx, { logId: id, poolId, hasExtras }),
    rules: rows[0]?.rules ?? {},
    matches: await linesOf(trx, matchLines(poolId)),
    members: await linesOf(trx, memberLines(poolId)),
    picks: await linesOf(trx, pickLines(poolId)),
    openings: await openingsOf(trx, { logId: id, poolId, bracket: extras.bracket }),
    ...extras,
  }
}
