import { sql, type RawBuilder } from 'kysely'
import { int, json, rowOf, text } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { isRuleSetName, RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { LINES_A_BLOCK } from '#domain/var/entry-text.ts'
import { treeRoot } from '#domain/var/merkle-tree.ts'
import { sha256 } from './signed-note.ts'

/**
 * SQL for one `line` per lineup, with its squad as the `key`. A merge changes a lineup's owner, so the lines name
 * squads.
 */
export const lineupLines = (roundId: number) => sql`
  select squad_id as key, concat_ws(' ', squad_id, captain_id, coalesce(vice_captain_id, 0), array_to_string(player_ids, ','),
    coalesce(nullif(array_to_string(bench_ids, ','), ''), '-')) as line
  from lineup where round_id = ${roundId}`

export const duelLines = (roundId: number) => sql`
  select squad_a_id as key, squad_a_id || ' ' || coalesce(squad_b_id, 0) as line from duel where round_id = ${roundId}`

export const scoreLines = (roundId: number) => sql`
  select squad_id as key, squad_id || ' ' || point_tenths as line from lineup_score where round_id = ${roundId}`

interface Root {
  count: number
  root: string
}

/** VR5: the database hashes blocks of lines, so that the lines of a million lineups are never sent here. */
async function rootOf(trx: Trx, lines: RawBuilder<unknown>): Promise<Root> {
  const { rows } = await rowOf({ count: int, leaf: text }).sql`
    select count(*)::integer as count, encode(sha256('\\x00'::bytea || convert_to(string_agg(line || E'\\n', '' order by key), 'UTF8')), 'hex') as leaf
    from (select key, line, (row_number() over (order by key) - 1) / ${sql.lit(LINES_A_BLOCK)} as block from (${lines}) x) y
    group by block order by block`.execute(trx)
  const root = treeRoot(
    sha256,
    rows.map(({ leaf }) => Buffer.from(leaf, 'hex')),
  )
  return { count: rows.reduce((sum, { count }) => sum + count, 0), root: Buffer.from(root).toString('hex') }
}

async function note(trx: Trx, round: RoundRow, { kind, content }: { kind: string; content: object }): Promise<void> {
  await sql`
    select var_note(${round.championship_id}, ${kind}, ${round.id}, game_now(${round.championship_id}),
      ${JSON.stringify(content)}::jsonb)`.execute(trx)
}

/** Older versions stored built-in rule sets in another shape, so these come from the code. */
const weightsOf = (name: string, stored: unknown) => (isRuleSetName(name) ? RULE_SETS[name] : stored)

/** Runs in the transaction of the lock: nobody sees a frozen lineup before its root is logged. */
export async function noteLockRoot(trx: Trx, round: RoundRow): Promise<void> {
  // Rounded up: the time of a save is rounded down, so a save within the last millisecond is still before the deadline.
  const { rows } = await rowOf({ name: text, weights: json<unknown>().orNull, deadlineMs: int }).sql`
    select c.rules as name, r.weights, ceil(extract(epoch from d.deadline_at) * 1000)::bigint as "deadlineMs"
    from round d join championship c on c.id = d.championship_id left join scoring_rules r on r.name = c.rules
    where d.id = ${round.id}`.execute(trx)
  await note(trx, round, {
    kind: 'lock',
    content: {
      round: round.id,
      deadlineMs: rows[0]?.deadlineMs ?? round.deadline_at.getTime(),
      rules: rows[0] && { name: rows[0].name, weights: weightsOf(rows[0].name, rows[0].weights) },
      lineups: await rootOf(trx, lineupLines(round.id)),
      duels: await rootOf(trx, duelLines(round.id)),
    },
  })
}

/**
 * Runs in the transaction of the settlement, also after a correction, with the matches, rules and positions that it
 * used.
 */
export async function noteScoreRoot(trx: Trx, round: RoundRow): Promise<void> {
  await sql`select var_tell_match(id) from match where round_id = ${round.id} order by id`.execute(trx)
  const { rows } = await rowOf({
    matches: int.array.orNull,
    awaited: int.array.orNull,
    rules: json<Record<string, unknown>>().orNull,
    positions: json<Record<string, number[]>>().orNull,
  }).sql`
    select (select array_agg(id order by id) from match where round_id = ${round.id} and state = 'final') as matches,
      (select array_agg(p.id order by p.id) from player p where p.championship_id = ${round.championship_id} and exists (
        select from match n where n.round_id = ${round.id} and n.state <> 'final' and p.club_id in (n.home_club_id, n.away_club_id))) as awaited,
      (select json_object_agg(name, weights) from scoring_rules where name in (
        select p.rules from match m join player_match p on p.match_id = m.id where m.round_id = ${round.id})) as rules,
      (select json_object_agg(position, ids) from (
        select position, array_agg(id order by id) as ids from player
        where championship_id = ${round.championship_id} and position is not null group by position) p) as positions`.execute(
    trx,
  )
  await note(trx, round, {
    kind: 'scores',
    content: {
      round: round.id,
      settlement: round.settlements + 1,
      matches: rows[0]?.matches ?? [],
      // BN5, IM7: nobody comes in for players whose match waits for its result again.
      ...(rows[0]?.awaited && { awaited: rows[0].awaited }),
      rules: Object.fromEntries(
        Object.entries(rows[0]?.rules ?? {}).map(([name, weights]) => [name, weightsOf(name, weights)]),
      ),
      positions: rows[0]?.positions ?? {},
      scores: await rootOf(trx, scoreLines(round.id)),
    },
  })
}
