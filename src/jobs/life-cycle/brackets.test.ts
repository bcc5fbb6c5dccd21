import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import { lockAtDeadline, planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { settleRound } from './settle-round.ts'

/** The round in play, and the number of stages that five squads need for a champion. */
const LIVE = 108
const STAGES = 3

let base: WorldDatabase
let leagueId: number
beforeAll(async () => {
  base = await worldDatabase()
  const { rows } = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, 'Copa dos Cinco', 'mata-mata', 'public', 10000, game_now(), game_now() + interval '60 days', game_now())
    returning id`.execute(base.db)
  leagueId = rows[0]?.id ?? 0
  await sql`
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    select ${leagueId}, s.id, s.manager_id, game_now()
    from squad s join manager_stat t on t.manager_id = s.manager_id
    where cardinality(s.player_ids) = 11 order by t.points desc limit 5`.execute(base.db)
})
afterAll(() => base.drop())

const tieRow = rowOf({ stage: int, slot: int, round: int.orNull, a: int, b: int.orNull, winner: int.orNull })
type TieRow = RowOf<typeof tieRow>
async function ties(): Promise<TieRow[]> {
  const { rows } = await tieRow.sql`
    select stage, slot, round_id as round, squad_a_id as a, squad_b_id as b, winner_squad_id as winner
    from league_tie where league_id = ${leagueId} order by stage, slot`.execute(base.db)
  return rows
}

test('LG7 LG8 a knockout is drawn at the lock, plays one stage a round and ends with one champion, paid once', async () => {
  const { db, provider } = base
  await playToTheEnd(db, provider, await planOf(db, LIVE))
  expect(await settleRound(db, LIVE, provider)).toBe('settled')
  expect(await ties()).toEqual([])
  const { rows: seeds } = await rowOf({ id: int }).sql`
    select m.squad_id as id from league_member m join manager_stat s using (manager_id)
    where league_id = ${leagueId} order by s.points desc, m.joined_at, m.squad_id`.execute(db)
  for (let stage = 1; stage <= STAGES; stage++) {
    const plan = await planOf(db, LIVE + stage)
    await lockAtDeadline(db, plan)
    const drawn = await ties()
    expect(drawn.filter((tie) => tie.stage === stage).map(({ round }) => round)).toEqual(
      Array.from({ length: 2 ** (STAGES - stage) }, () => plan.id),
    )
    await playToTheEnd(db, provider, plan)
    expect(await settleRound(db, plan.id, provider)).toBe('settled')
    expect(await settleRound(db, plan.id, provider)).toBe('already')
  }
  const played = await ties()
  const [first] = played
  expect([first?.a, first?.b, first?.winner]).toEqual([seeds[0]?.id, null, seeds[0]?.id])
  expect(played.map(({ stage }) => stage)).toEqual([1, 1, 1, 1, 2, 2, 3])
  const { rows: wrong } = await sql`
    select t.stage, t.slot from league_tie t
    left join lineup_score a on a.round_id = t.round_id and a.squad_id = t.squad_a_id
    left join lineup_score b on b.round_id = t.round_id and b.squad_id = t.squad_b_id
    where t.league_id = ${leagueId} and t.squad_b_id is not null and (
      t.winner_squad_id is null or (t.a_tenths, t.b_tenths) is distinct from (a.point_tenths, b.point_tenths)
      or (t.a_tenths > t.b_tenths and t.winner_squad_id <> t.squad_a_id)
      or (t.b_tenths > t.a_tenths and t.winner_squad_id <> t.squad_b_id))`.execute(db)
  expect(wrong).toEqual([])
  const { rows: paid } = await sql`
    select trophy_points as points, winner_squad_id as winner, ended_at is not null as ended
    from league where id = ${leagueId}`.execute(db)
  expect(paid).toEqual([{ points: 400, winner: played.at(-1)?.winner, ended: true }])
  expect((await audit(db)).filter((finding) => finding.wrong > 0)).toEqual([])
})

test('LG8 level lineups go to the better seed of the draw, whatever the ranking says by then', async () => {
  const { db, provider } = base
  const { rows } = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
    values (1, 'Final', 'mata-mata', 'public', 0, game_now(), game_now() + interval '60 days', game_now()) returning id`.execute(
    db,
  )
  const finalId = rows[0]?.id ?? 0
  const { rows: pair } = await rowOf({ squad: int, manager: int }).sql`
    select s.id as squad, s.manager_id as manager from squad s join manager_stat t using (manager_id)
    where cardinality(s.player_ids) = 11 order by t.points desc limit 2`.execute(db)
  const [better, worse] = pair
  if (!better || !worse) throw new Error('no squads')
  // The same eleven twice: whatever is played, the two are level.
  await sql`
    update squad x set player_ids = y.player_ids, prices_paid = y.prices_paid, captain_id = y.captain_id
    from squad y where x.id = ${worse.squad} and y.id = ${better.squad}`.execute(db)
  for (const { squad, manager } of [worse, better])
    await sql`insert into league_member (league_id, squad_id, manager_id, joined_at) values (${finalId}, ${squad}, ${manager}, game_now())`.execute(
      db,
    )
  const plan = await planOf(db, LIVE + STAGES + 1)
  await lockAtDeadline(db, plan)
  // Between the draw and the settlement the worse seed overtakes the better one in the ranking.
  await sql`
    insert into ledger (championship_id, key, manager_id, kind, points, at) values (1, 'gift', ${worse.manager}, 'prize', 500000, game_now())`.execute(
    db,
  )
  await sql`update manager_stat set points = points + 500000 where manager_id = ${worse.manager}`.execute(db)
  await playToTheEnd(db, provider, plan)
  expect(await settleRound(db, plan.id, provider)).toBe('settled')
  const { rows: ended } = await sql`select winner_squad_id as winner from league where id = ${finalId}`.execute(db)
  expect(ended).toEqual([{ winner: better.squad }])
})
