import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import type { LedgerPage } from '#contract/ledger.ts'
import type { RoundStory } from '#contract/story.ts'
import type { RoundMarket, WhatIf } from '#contract/what-if.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { growLog } from '#db/var/grow-log.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { CURRENT_RULES, RULE_SETS, type RuleSet } from '#domain/scoring/rule-sets.ts'
import { MODALITIES } from '#domain/sport/modality.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { lockAtDeadline, planOf } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { atLength } from '#test/gate.ts'

/** Settled when the world was made. */
const SETTLED = 107
const OPEN = 109
const CARTOLA: RuleSet['tenths'] = RULE_SETS[CURRENT_RULES].tenths

let database: WorldDatabase
let app: TestApp
let managers: number[]
beforeAll(async () => {
  database = await worldDatabase()
  app = await testApp({ database })
  const { rows } = await rowOf({ id: int }).sql`
    select manager_id as id from lineup where round_id = ${SETTLED} and counts order by manager_id limit 12`.execute(
    app.db,
  )
  managers = rows.map(({ id }) => id)
})
afterAll(() => app.close())

async function read<T>(path: string): Promise<T> {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
const storyOf = (managerId: number, roundId = SETTLED) =>
  read<RoundStory>(`/api/rounds/${roundId}/story?manager=${managerId}`)

const one = async <T>(query: RawBuilder<T>): Promise<T | undefined> => (await query.execute(app.db)).rows[0]
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('a settled round, computed from stored rows', () => {
  test('LD5 SC8 every point of a lineup leads to its scout, weight and rule set', async () => {
    expect(managers).toHaveLength(12)
    for (const managerId of managers) {
      const { lineup } = await storyOf(managerId)
      const paid = await one(rowOf({ points: int }).sql`
        select sum(points)::integer as points from credit where manager_id = ${managerId} and round_id = ${SETTLED}`)
      expect(lineup?.pointTenths).toBe(paid?.points)
      const entered = lineup!.bench.filter(({ insteadOf }) => insteadOf !== null)
      expect(lineup?.pointTenths).toBe(sum([...lineup!.players, ...entered].map(({ pointTenths }) => pointTenths)))
      for (const { pointTenths, bonusTenths, hasArmband, performances } of lineup!.players) {
        const played = sum(performances.map((performance) => performance.pointTenths))
        expect(pointTenths).toBe(played + bonusTenths)
        expect(bonusTenths).toBe(hasArmband ? captainBonusTenths(played) : 0)
        for (const { lines, rules, pointTenths: made } of performances) {
          expect(sum(lines.map((line) => line.pointTenths))).toBe(made)
          expect(rules).toBe(CURRENT_RULES)
          for (const { scout, count, weightTenths, pointTenths: worth } of lines)
            expect([weightTenths, worth]).toEqual([CARTOLA[scout], count * (CARTOLA[scout] as number)])
        }
      }
    }
  })

  test('RS4 the causes of a manager’s move add up to the difference of two standings', async () => {
    for (const managerId of managers) {
      const { standing, round } = await storyOf(managerId)
      const stored = await one(rowOf({ points: int, rank: int }).sql`
        select points, rank from standing where manager_id = ${managerId} and round_id = ${SETTLED}`)
      const before = await one(rowOf({ points: int, rank: int }).sql`
        select points, rank from standing where manager_id = ${managerId} and round_id = ${round.earlierId}`)
      expect(standing).toMatchObject({ ...stored, before: before ?? null })
      const { lineup, picks, other } = standing!.gains
      expect(lineup + picks + other).toBe(standing!.points - (before?.points ?? 0))
      expect(other).toBe(0)
    }
  })

  atLength(() => {
    test('RS4 the picks shown are those that moved a manager', async () => {
      const { rows } = await rowOf({ managerId: int, roundId: int }).sql`
        select h.manager_id as "managerId", h.round_id as "roundId" from standing h
        where h.round_id between ${SETTLED - 2} and ${SETTLED} and exists (select from pick p where p.manager_id = h.manager_id)
        order by h.manager_id limit 60`.execute(app.db)
      const told = await Promise.all(rows.map(({ managerId, roundId }) => storyOf(managerId, roundId)))
      expect(told.map(({ picks }) => sum(picks.map(({ points }) => points ?? 0)))).toEqual(
        told.map(({ standing }) => standing?.gains.picks),
      )
      expect(told.filter(({ standing }) => standing!.gains.picks > 0).length).toBeGreaterThan(20)
    })
  })

  test('the duel, the place in the round and the picks equal the settled ones', async () => {
    for (const managerId of managers) {
      const { duel, lineup, picks } = await storyOf(managerId)
      const score = await one(rowOf({ rank: int, of: int }).sql`
        select rank, (select count(*)::integer from lineup_score where round_id = ${SETTLED}) as of from lineup_score
        where round_id = ${SETTLED} and squad_id = ${lineup!.squadId}`)
      expect(lineup?.place).toEqual(score)
      const stored = await one(rowOf({ own: int, other: int }).sql`
        select case when squad_a_id = ${lineup!.squadId} then a_tenths else b_tenths end as own,
          case when squad_a_id = ${lineup!.squadId} then b_tenths else a_tenths end as other
        from duel where round_id = ${SETTLED} and ${lineup!.squadId} in (squad_a_id, squad_b_id) and squad_b_id is not null`)
      expect(duel && { own: duel.ownTenths, other: duel.opponentTenths }).toEqual(stored ?? null)
      for (const { match, points } of picks) {
        const pick = await one(rowOf({ points: int }).sql`
          select points from pick where manager_id = ${managerId} and match_id = ${match.id}`)
        expect(points).toBe(pick?.points)
      }
    }
  })

  test('BN1 a reserve has no price', async () => {
    const told = await Promise.all(managers.map((managerId) => storyOf(managerId)))
    const bench = told.flatMap(({ lineup }) => lineup!.bench)
    expect(bench.length).toBeGreaterThan(0)
    expect(bench.filter((reserve) => 'price' in reserve)).toEqual([])
  })

  test('RS1 nobody had more than the best possible team, which keeps to the budget', async () => {
    const top = await one(rowOf({ tenths: int }).sql`
      select max(point_tenths) as tenths from lineup_score where round_id = ${SETTLED}`)
    for (const managerId of managers.slice(0, 4)) {
      const { best, lineup } = await storyOf(managerId)
      const cost = sum(lineup!.players.map(({ price }) => price ?? 0))
      expect(best!.money).toBe(Math.max(MODALITIES.campo.budget, cost))
      expect(best!.price).toBeLessThanOrEqual(best!.money)
      expect(best!.price).toBe(sum(best!.players.map(({ price }) => price)))
      expect(best!.pointTenths).toBe(sum(best!.players.map(({ pointTenths }) => pointTenths)))
      expect(best!.pointTenths).toBeGreaterThanOrEqual(Math.max(lineup!.pointTenths, 0))
      expect(best!.players).toHaveLength(11)
      // Other managers may have paid less for their players, but not enough to score more than the best possible team.
      expect(best!.pointTenths).toBeGreaterThan(top!.tenths)
    }
  })

  test('RS2 the one that got away is the best swap for the money', async () => {
    for (const managerId of managers) {
      const { gotAway, lineup } = await storyOf(managerId)
      const left = Math.max(0, MODALITIES.campo.budget - sum(lineup!.players.map(({ price }) => price ?? 0)))
      let gain = 0
      const entered = lineup!.bench.filter(({ insteadOf }) => insteadOf !== null)
      for (const { playerId, position, price, pointTenths, isCaptain, hasArmband, presence } of lineup!.players) {
        if (isCaptain || hasArmband) continue
        const absent = lineup!.players.filter((one) => one.position === position && one.presence === 'absent')
        const reserve = entered.find((one) => one.position === position)
        const lost = presence === 'absent' && absent.length === 1 ? (reserve?.pointTenths ?? 0) : 0
        const better = await one(rowOf({ tenths: int }).sql`
          select coalesce(sum(pm.point_tenths), 0)::integer as tenths
          from player p left join price_history h on h.player_id = p.id and h.round_id = ${SETTLED}
          left join (player_match pm join match m on m.id = pm.match_id and m.round_id = ${SETTLED}) on pm.player_id = p.id
          where p.position = ${position} and p.id <> ${playerId} and p.price is not null
            and p.id <> all (${[...lineup!.players, ...entered].map((player) => player.playerId)})
            and coalesce(h.price - h.change, p.price) <= ${(price ?? 0) + left}
          group by p.id order by 1 desc limit 1`)
        gain = Math.max(gain, (better?.tenths ?? 0) - pointTenths - lost)
      }
      expect(gotAway?.gainTenths ?? 0).toBe(gain)
    }
  })
})

test('RS1 RS2 RS3 a past round keeps the market of its lock, whoever has left or joined since', async () => {
  const [managerId] = managers as [number]
  const shown = async () => {
    const { lineup, best, gotAway } = await storyOf(managerId)
    const market = await read<RoundMarket>(`/api/rounds/${SETTLED}/market?manager=${managerId}`)
    return { prices: lineup!.players.map(({ price }) => price), best, gotAway, market }
  }
  const before = await shown()
  expect(before.prices).not.toContain(null)
  const [left, goneEarly] = before.market.playerIds as [number, number]
  const bought = before.best!.players.find(({ isOwn }) => !isOwn)!.playerId
  const { rows: prices } = await rowOf({ id: int, price: int }).sql`
    select id, price from player where id in (${left}, ${goneEarly}, ${bought})`.execute(app.db)
  const { rows: history } = await rowOf({ price: int, change: int }).sql`
    select price, change from price_history where round_id = ${SETTLED} and player_id = ${goneEarly}`.execute(app.db)
  await sql`update player set price = null where id in (${left}, ${goneEarly}, ${bought})`.execute(app.db)
  // One of them left between the lock and the settlement, so no price of this round is stored.
  await sql`delete from price_history where round_id = ${SETTLED} and player_id = ${goneEarly}`.execute(app.db)
  await sql`insert into player (championship_id, id, club_id, name, short_name, position, shirt_number, price)
    select championship_id, 900001, club_id, 'Novo', 'Novo', position, 99, 50 from player where id = ${left}`.execute(
    app.db,
  )
  expect(await shown()).toEqual(before)
  await sql`delete from player where id = 900001`.execute(app.db)
  for (const { id, price } of prices) await sql`update player set price = ${price} where id = ${id}`.execute(app.db)
  for (const { price, change } of history)
    await sql`insert into price_history (player_id, round_id, price, change)
      values (${goneEarly}, ${SETTLED}, ${price}, ${change})`.execute(app.db)
})

describe('what if', () => {
  const again = (managerId: number, playerIds: number[], captain: number) =>
    read<WhatIf>(
      `/api/rounds/${SETTLED}/what-if?manager=${managerId}&players=${playerIds.join('-')}&captain=${captain}`,
    )

  atLength(() => {
    test('RS5 the played lineup gives its own points, at its own place', async () => {
      for (const managerId of managers) {
        const { playerIds, captainId } = await read<RoundMarket>(`/api/rounds/${SETTLED}/market?manager=${managerId}`)
        const { lineup, duel, standing } = await storyOf(managerId)
        const { result, actual, problems } = await again(managerId, playerIds, captainId)
        expect(problems).toEqual([])
        expect(result).toMatchObject({ pointTenths: lineup!.pointTenths, ...lineup!.place })
        const overallRank = standing!.rank
        expect(result).toMatchObject({ overallRank })
        expect(actual).toEqual({ pointTenths: lineup!.pointTenths, rank: lineup!.place!.rank, overallRank })
        expect(result!.duel?.opponentTenths).toBe(duel?.opponentTenths)
      }
    })
  })

  test('RS5 another captain and another player change the right amounts, and an unaffordable player is refused', async () => {
    const [managerId] = managers as [number]
    const { playerIds, players } = await read<RoundMarket>(`/api/rounds/${SETTLED}/market?manager=${managerId}`)
    const { lineup } = await storyOf(managerId)
    const of = new Map(players.map((player) => [player.playerId, player]))
    const played = lineup!.players.filter(({ performances }) => performances.length > 0)
    const armband = lineup!.players.find(({ hasArmband }) => hasArmband)!
    const other = played.find(({ playerId }) => playerId !== armband.playerId)!
    const moved = captainBonusTenths(other.pointTenths) - armband.bonusTenths
    const { result } = await again(managerId, playerIds, other.playerId)
    expect(moved).not.toBe(0)
    expect(result?.pointTenths).toBe(lineup!.pointTenths + moved)
    const overall = await one(rowOf({ rank: int }).sql`
      with held as (
        select l.manager_id, sum(l.points) + case when l.manager_id = ${managerId} then ${moved}::integer else 0 end as points
        from credit l where l.at <= (select settled_at from round where id = ${SETTLED}) group by l.manager_id
      )
      select (1 + (select count(*) from held h where h.points > o.points))::integer as rank from held o where o.manager_id = ${managerId}`)
    expect(overall?.rank).toBeGreaterThan(0)
    expect(result?.overallRank).toBe(overall?.rank)

    const dear = players.toSorted((a, b) => b.price - a.price).filter(({ playerId }) => !playerIds.includes(playerId))
    const richest = playerIds.map((playerId) => {
      const { position } = of.get(playerId)!
      const at = dear.findIndex((one) => one.position === position)
      return at < 0 ? playerId : dear.splice(at, 1)[0]!.playerId
    })
    expect((await again(managerId, richest, richest[0]!)).problems).toContain('budget')
    expect((await again(managerId, [...playerIds.slice(1), playerIds[1]!], playerIds[1]!)).problems).toContain(
      'formation',
    )
    expect((await again(managerId, playerIds, dear[0]!.playerId)).problems).toEqual(['captain'])
    expect((await again(managerId, [999_999, ...playerIds.slice(1)], playerIds[1]!)).problems).toContain(
      'unknown-player',
    )
    expect((await app.request(`/api/rounds/${OPEN}/market?manager=${managerId}`)).status).toBe(404)
  })
})

test('an open round shows nobody’s lineup, and an unknown one is not found', async () => {
  const story = await storyOf(managers[0]!, OPEN)
  expect(story).toMatchObject({ lineup: null, duel: null, best: null, standing: null, round: { state: 'open' } })
  expect((await app.request('/api/rounds/99999/story')).status).toBe(404)
  expect((await app.request(`/api/rounds/${SETTLED}/story?manager=999999`)).status).toBe(404)
  expect(await read<RoundStory>(`/api/rounds/${SETTLED}/story`)).toMatchObject({ manager: null, lineup: null })
})

test('RS3 the prices paid are frozen with the lineup', async () => {
  await lockAtDeadline(app.db, await planOf(app.db, OPEN))
  const { rows } = await rowOf({ managerId: int, paid: int.array, playerIds: int.array }).sql`
    select l.manager_id as "managerId", s.prices_paid as paid, s.player_ids as "playerIds"
    from lineup l join squad s on s.id = l.squad_id where l.round_id = ${OPEN} and l.counts order by 1 limit 3`.execute(
    app.db,
  )
  await sql`update player set price = least(150, price + 7) where price is not null`.execute(app.db)
  for (const { managerId, paid, playerIds } of rows) {
    const { lineup, best } = await storyOf(managerId, OPEN)
    expect(best).toBeNull()
    expect(Object.fromEntries(lineup!.players.map(({ playerId, price }) => [playerId, price]))).toEqual(
      Object.fromEntries(playerIds.map((playerId, at) => [playerId, paid[at]])),
    )
  }
})

test('LD5 the line of a correction says what was corrected, why, by whom and when', async () => {
  const found = await one(rowOf({ matchId: int, playerId: int, managerId: int }).sql`
    select m.id as "matchId", pm.player_id as "playerId", l.manager_id as "managerId"
    from lineup l join match m on m.round_id = l.round_id
    join player_match pm on pm.match_id = m.id and pm.player_id = any (l.player_ids)
    where l.round_id = ${SETTLED} and l.counts order by l.manager_id, pm.player_id limit 1`)
  const { matchId, playerId, managerId } = found!
  const corrected = await correctMatch(app.db, {
    matchId,
    change: { kind: 'scouts', playerId, scouts: { goal: 9 } },
    reason: 'súmula revista',
    by: 'Ana',
  })
  expect(corrected.ok).toBe(true)
  const { items: entries } = await read<LedgerPage>(`/api/managers/${managerId}/ledger`)
  const line = entries.find(({ kind }) => kind === 'correction')
  expect(line).toMatchObject({ round: { id: SETTLED }, correction: { matchId, reason: 'súmula revista', by: 'Ana' } })
  const { lineup, corrections, standing, picks } = await storyOf(managerId)
  expect(corrections).toMatchObject([{ matchId, reason: 'súmula revista', by: 'Ana', points: line?.points }])
  await growLog(app.db, firstChampionship)
  const logged = await one(rowOf({ position: int }).sql`
    select position from var_entry where kind = 'correction' order by id desc limit 1`)
  const { items } = await read<LedgerPage>(`/api/managers/${managerId}/ledger`)
  const ofLedger = items.find(({ kind }) => kind === 'correction')?.correction?.entry
  const ofStory = (await storyOf(managerId)).corrections[0]?.entry
  expect([ofLedger, ofStory], 'VR1: both name the entry').toEqual([logged?.position, logged?.position])
  expect(standing!.gains).toEqual({
    lineup: lineup!.pointTenths,
    picks: sum(picks.map(({ points }) => points ?? 0)),
    other: 0,
  })
  const paid = await one(rowOf({ points: int }).sql`
    select sum(points)::integer as points from credit where manager_id = ${managerId} and round_id = ${SETTLED}`)
  expect(lineup?.pointTenths).toBe(paid?.points)
})
