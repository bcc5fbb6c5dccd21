import { sql, type RawBuilder } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { bool, int, rowOf, text, time } from '#db/connection/row.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'
import { lockAtDeadline, planOf, playOtherSports, playToTheEnd } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { endDueLeagues } from './end-leagues.ts'
import { lockRound } from './lock-round.ts'
import { playMatch } from './apply-news.ts'
import { settlePicks } from './settle-picks.ts'
import { settleRound } from './settle-round.ts'

/** The round in play when the world is created, and the round whose market is open. */
const LIVE = 108
const OPEN = 109

let base: WorldDatabase
beforeAll(async () => {
  base = await worldDatabase()
})
afterAll(() => base.drop())

const wrong = async () => (await audit(base.db)).filter((finding) => finding.wrong > 0)
const one = async <T>(query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(base.db)
  const [row] = rows
  if (row === undefined) throw new Error('no row')
  return row
}

/** What settling writes; a repeated step must not change it (RL3). */
const settled = [
  'lineup',
  'lineup_score',
  'duel',
  'pick',
  'ledger',
  'manager_stat',
  'rank_history',
  'championship_achievement',
]
const written = [...settled, 'activity', 'league', 'league_member', 'league_tie', 'player', 'price_history', 'round']

describe('a round from its first whistle to the prizes', () => {
  test('RL2 nothing is settled, locked or played before its time', async () => {
    const { db, provider } = base
    const before = await checksums(db, [...written, 'match', 'match_event', 'player_match'])
    expect(await settleRound(db, LIVE, provider)).toBe('unfinished')
    expect(await settleRound(db, OPEN, provider)).toBe('unfinished')
    expect(await lockRound(db, OPEN)).toBe('early')
    const { matches } = await planOf(db, OPEN)
    expect(await playMatch(db, provider, { matchId: matches[0]?.id ?? 0 })).toBe('nothing_new')
    expect(await settlePicks(db, matches[0]?.id ?? 0)).toBe('unfinished')
    expect([await lockRound(db, 999_999), await settleRound(db, 999_999, provider)]).toEqual([
      'unknown_round',
      'unknown_round',
    ])
    expect(await checksums(db, [...written, 'match', 'match_event', 'player_match'])).toEqual(before)
  })

  test('RL1 RL4 the live round is played and settled, and every point can be traced', async () => {
    const { db, provider } = base
    await playToTheEnd(db, provider, await planOf(db, LIVE))
    await playOtherSports(db, provider)
    expect(await wrong()).toEqual([])
    expect(await settleRound(db, LIVE, provider)).toBe('settled')
    expect(await wrong()).toEqual([])
    const round = await one(rowOf({ state: text, settlements: int, scored: int }).sql`
      select state, settlements, (select count(*)::integer from lineup_score where round_id = ${LIVE}) as scored
      from round where id = ${LIVE}`)
    const { lineups } = await one(rowOf({ lineups: int }).sql`
      select count(*)::integer as lineups from lineup where round_id = ${LIVE}`)
    expect(round).toEqual({ state: 'settled', settlements: 1, scored: lineups })
    expect(lineups).toBeGreaterThan(400)
    const { entries } = await one(rowOf({ entries: int }).sql`
      select count(*)::integer as entries from credit where round_id = ${LIVE} and kind = 'lineup'`)
    expect(entries).toBeGreaterThan(lineups * 0.95)
  })

  test('RL3 settling again, picks and all, changes nothing', async () => {
    const { db, provider } = base
    const before = await checksums(db, written)
    expect(await settleRound(db, LIVE, provider)).toBe('already')
    for (const { id } of (await planOf(db, LIVE)).matches) expect(await settlePicks(db, id)).toBe('nothing_to_do')
    expect(await lockRound(db, LIVE)).toBe('already')
    expect(await checksums(db, written)).toEqual(before)
  })

  test('PR1 PR3 prices moved by at most 8 and stayed between 50 and 150', async () => {
    const moves = await one(rowOf({ players: int, moved: int, most: int, low: int, high: int }).sql`
      select count(*)::integer as players, (count(*) filter (where h.change <> 0))::integer as moved,
        max(abs(h.change)) as most, min(p.price) as low, max(p.price) as high
      from price_history h join player p on p.id = h.player_id
      where h.round_id = ${LIVE} and p.price = h.price and p.last_price_change = h.change`)
    expect(moves.players).toBe(176)
    expect(moves.moved).toBeGreaterThan(100)
    expect(moves.most).toBeLessThanOrEqual(8)
    expect(moves.low).toBeGreaterThanOrEqual(50)
    expect(moves.high).toBeLessThanOrEqual(150)
  })

  test('DU3 every duel went to the higher lineup', async () => {
    const { db } = base
    const { rows } = await sql`
      select d.squad_a_id from duel d
      join lineup_score a on a.round_id = d.round_id and a.squad_id = d.squad_a_id
      join lineup_score b on b.round_id = d.round_id and b.squad_id = d.squad_b_id
      where d.round_id = ${LIVE} and (a.point_tenths, b.point_tenths,
        case when a.point_tenths > b.point_tenths then d.squad_a_id when b.point_tenths > a.point_tenths then d.squad_b_id end)
        is distinct from (d.a_tenths, d.b_tenths, d.winner_squad_id)`.execute(db)
    expect(rows).toEqual([])
    const { decided } = await one(rowOf({ decided: int }).sql`
      select count(*)::integer as decided from duel where round_id = ${LIVE} and winner_squad_id is not null`)
    expect(decided).toBeGreaterThan(150)
  })

  async function checkEnded(leagueId: number, prize: number): Promise<void> {
    const { rows } = await rowOf({ points: int, isInLedger: bool, isBest: bool }).sql`
      select g.trophy_points as points, exists (
          select from ledger l where l.league_id = g.id) as "isInLedger",
        m.point_tenths = (select max(point_tenths) from league_member where league_id = g.id) as "isBest"
      from league g join league_member m on m.league_id = g.id and m.squad_id = g.winner_squad_id
      where g.id = ${leagueId}`.execute(base.db)
    expect(rows).toEqual([{ points: prize, isInLedger: false, isBest: true }])
  }

  test.each([
    [3, 10_000, 12],
    [1, 100_000, 161],
  ])('LG3 LG5 LG6 featured league %i ended with the round, paid %i once and goes on', async (featured, prize, size) => {
    const { db } = base
    const league = await one(rowOf({ id: int, ends: time }).sql`
      select id, ends_at as ends from league where featured = ${featured} and edition = 1`)
    expect(await endDueLeagues(db, firstChampionship)).toBe(0)
    await checkEnded(league.id, prize)
    const { rows: next } = await sql`
      select edition, previous_edition_id as before, starts_at = ${league.ends} as "goesOn", ended_at is null as runs,
        member_count as count, (select count(*)::integer from league_member m where m.league_id = g.id) as members
      from league g where featured = ${featured} and edition > 1`.execute(db)
    expect(next).toEqual([{ edition: 2, before: league.id, goesOn: true, runs: true, count: size, members: size }])
  })

  test('LG3 LG5 a league that ends between two rounds ends by itself, once', async () => {
    const { db } = base
    const league = await one(rowOf({ id: int, prize: int }).sql`
      update league set ends_at = game_now() where id = (
        select id from league where ended_at is null and featured is null and format = 'pontos-corridos'
          and starts_at < game_now() - interval '10 days' order by member_count desc, id limit 1)
      returning id, least(prize, 100 * (member_count - 1)) as prize`)
    expect(await endDueLeagues(db, firstChampionship)).toBe(1)
    expect(await endDueLeagues(db, firstChampionship)).toBe(0)
    await checkEnded(league.id, league.prize)
    expect(await wrong()).toEqual([])
  })
})

describe('the next round', () => {
  test('SQ8 SQ9 at the deadline every complete squad becomes a lineup once; the oldest of a manager counts', async () => {
    const { db } = base
    await sql`
      insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
      select 1, 'campo', manager_id, 'Segundo', player_ids, prices_paid, null, game_now(), game_now() from squad where id in (1, 2)`.execute(
      db,
    )
    await sql`
      insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, created_at, updated_at)
      select 1, 'campo', manager_id, 'Rascunho', player_ids[1:10], prices_paid[1:10], game_now(), game_now() from squad where id = 3`.execute(
      db,
    )
    const plan = await planOf(db, OPEN)
    expect(await lockAtDeadline(db, plan)).toBe('locked')
    const first = await checksums(db, ['lineup', 'duel', 'league_tie'])
    expect(await lockAtDeadline(db, plan)).toBe('already')
    expect(await checksums(db, ['lineup', 'duel', 'league_tie'])).toEqual(first)
    const { rows } = await rowOf({ managerId: int, counts: bool.array }).sql`
      select manager_id as "managerId", array_agg(counts order by squad_id) as counts from lineup
      where round_id = ${OPEN} and manager_id in (1, 2, 3) group by manager_id order by manager_id`.execute(db)
    expect(rows).toEqual([
      { managerId: 1, counts: [true, false] },
      { managerId: 2, counts: [true, false] },
      { managerId: 3, counts: [true] },
    ])
    const { rows: missing } = await sql`
      select s.id from squad s where cardinality(player_ids) = 11 and deleted_at is null
        and not exists (select from lineup l where l.round_id = ${OPEN} and l.squad_id = s.id and l.player_ids = s.player_ids)`.execute(
      db,
    )
    expect(missing).toEqual([])
    const { rows: duellists } = await sql`
      select squad_id from lineup l where round_id = ${OPEN} and counts <> exists (
        select from duel d where d.round_id = ${OPEN} and l.squad_id in (d.squad_a_id, d.squad_b_id))`.execute(db)
    expect(duellists).toEqual([])
  })

  test.each([
    ['an update', sql`update lineup set captain_id = player_ids[2] where round_id = ${OPEN}`],
    ['a delete', sql`delete from lineup where round_id = ${OPEN} and squad_id = 1`],
    ['a truncate', sql`truncate lineup cascade`],
    ['an update of the ledger', sql`update ledger set points = points + 1 where manager_id = 1`],
    ['a delete from the ledger', sql`delete from ledger where manager_id = 1`],
    ['another pay of a lineup', sql`update lineup_score set paid = paid + 1 where manager_id = 1 and paid <> 0`],
    ['a delete of what was paid', sql`delete from lineup_score where manager_id = 1 and paid <> 0`],
  ])('SQ8 LD4 %s of what is frozen is refused by the database', async (_what, change) => {
    const before = await checksums(base.db, ['lineup', 'lineup_score', 'ledger'])
    await expect(change.execute(base.db)).rejects.toMatchObject({ code: 'CR003' })
    expect(await checksums(base.db, ['lineup', 'lineup_score', 'ledger'])).toEqual(before)
  })

  test('SQ8 a squad with a lineup cannot be deleted, another one can', async () => {
    const squads = () => checksums(base.db, ['squad'])
    const before = await squads()
    await expect(sql`delete from squad where id = 1`.execute(base.db)).rejects.toMatchObject({ code: '23503' })
    expect(await squads()).toEqual(before)
    await sql`insert into squad (championship_id, modality, id, manager_id, name, created_at, updated_at) values (1, 'campo', 999999, 1, 'x', game_now(), game_now())`.execute(
      base.db,
    )
    await sql`delete from squad where id = 999999`.execute(base.db)
    expect(await squads()).toEqual(before)
  })

  test('SQ8 no later change of squad, price or captain touches a lineup', async () => {
    const { db } = base
    const before = await checksums(db, ['lineup'])
    await sql`update squad set player_ids = '{}', prices_paid = '{}', captain_id = null where id = 1`.execute(db)
    await sql`update player set price = 150 where price < 60`.execute(db)
    expect(await checksums(db, ['lineup'])).toEqual(before)
    await sql`
      update squad s set player_ids = l.player_ids, prices_paid = array_fill(80::smallint, array[11]), captain_id = l.captain_id
      from lineup l where l.round_id = ${OPEN} and l.squad_id = s.id and s.id = 1`.execute(db)
  })

  test('a match of a round waits until the round before it is settled', async () => {
    const { db, provider } = base
    await sql`update round set state = 'live' where id = ${LIVE}`.execute(db)
    const { matches } = await planOf(db, OPEN)
    await setGameTime(db, later(matches[0]?.startsAt ?? new Date(), { hours: 1 }))
    expect(await playMatch(db, provider, { matchId: matches[0]?.id ?? 0 })).toBe('nothing_new')
    await sql`update round set state = 'settled' where id = ${LIVE}`.execute(db)
    expect(await playMatch(db, provider, { matchId: matches[0]?.id ?? 0 })).toBe('playing')
  })

  test('SQ9 it settles, second squads score in their leagues only, and every point can be traced', async () => {
    const { db, provider } = base
    // Copa Libertadores should have ended before this round, but no process was running.
    const plan = await planOf(db, OPEN)
    await sql`update league set ends_at = ${later(plan.deadline, { hours: -1 })} where featured = 2`.execute(db)
    await playToTheEnd(db, provider, plan)
    await playOtherSports(db, provider)
    expect(await settleRound(db, OPEN, provider)).toBe('settled')
    expect(await wrong()).toEqual([])
    const copa = await one(rowOf({ edition: int, scored: int }).sql`
      select g.edition, count(*) filter (where m.point_tenths <> 0 and m.rank is not null)::integer as scored
      from league g join league_member m on m.league_id = g.id where g.featured = 2 and g.ended_at is null group by g.id`)
    expect(copa).toEqual({ edition: 2, scored: expect.any(Number) })
    expect(copa.scored).toBeGreaterThan(80)
    const { rows } = await sql`
      select l.squad_id from lineup l join credit g on g.round_id = l.round_id and g.squad_id = l.squad_id
      where l.round_id = ${OPEN} and not l.counts`.execute(db)
    expect(rows).toEqual([])
    const { scored } = await one(rowOf({ scored: int }).sql`
      select count(*)::integer as scored from lineup l join lineup_score s using (round_id, squad_id)
      where l.round_id = ${OPEN} and not l.counts`)
    expect(scored).toBe(2)
  })
})
