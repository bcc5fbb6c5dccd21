import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from './yield-to-others.ts'
import { createLiveLeague, lineupsOf } from './live-league.ts'
import { leagueMembers } from './testing/league-members.ts'
import { lineupTenths, news, positions, start, tally, world } from './testing/any-round.ts'

test('league standings equal a sort of stored points plus the points of lineups', () => {
  fc.assert(
    fc.property(world, news, (given, events) => {
      const rankings = start(given)
      const round = rankings.round!
      const members = given.rows.map(({ squadId, managerId }) => ({ squadId, managerId, pointTenths: squadId * 7 }))
      members.push({ squadId: 9999, managerId: given.stats[0]!.managerId, pointTenths: 50 })
      const columns = leagueMembers(members)
      const league = createLiveLeague(columns, { round, lineups: atOnce(lineupsOf(columns, round)) })
      league.now().page({ from: 0, count: 1 })
      rankings.setPoints(events.slice(0, 2))
      // The table is begun in steps. Before it is finished, points change, and sometimes somebody reads the league.
      const steps = league.workInSteps()
      steps.next()
      if (events.length % 2 === 0) league.now().page({ from: 0, count: 1 })
      rankings.setPoints(events)
      for (const _ of steps);
      expect(
        league
          .now()
          .squadsOf(members[0]!.managerId)
          .map(({ squadId }) => squadId),
      ).toContain(members[0]!.squadId)
      const tenthsOf = lineupTenths(events)
      const wanted = members
        .map((member) => {
          const row = given.rows.find(({ squadId }) => squadId === member.squadId)
          return { ...member, score: member.pointTenths + (row ? tenthsOf(row) : 0) }
        })
        .sort((a, b) => b.score - a.score || a.squadId - b.squadId)
      const shown = league.now().page({ from: 0, count: 99 })
      expect(shown.map(({ squadId, pointTenths }) => [squadId, pointTenths])).toEqual(
        wanted.map(({ squadId, score }) => [squadId, score]),
      )
      expect(shown.map(({ rank }) => rank)).toEqual(
        wanted.map(({ score }) => 1 + wanted.filter((other) => other.score > score).length),
      )
    }),
  )
})

test('parallel requests share one computation of the table, which is dropped if points change meanwhile', async () => {
  const playerIds = [...positions.keys()].slice(0, 11)
  const row = { squadId: 1, managerId: 1, playerIds, captainId: 100, viceCaptainId: null, benchIds: [], counts: true }
  const stat = { managerId: 1, global: tally(0), mensal: undefined, semanal: undefined, temporada: undefined }
  const rankings = start({ stats: [stat], rows: [row] })
  const round = rankings.round!
  const columns = leagueMembers([{ squadId: 1, managerId: 1, pointTenths: 5 }])
  const league = createLiveLeague(columns, { round, lineups: atOnce(lineupsOf(columns, round)) })
  const [first, second] = await Promise.all([league.nowGently(), league.nowGently()])
  expect(first).toBeDefined()
  expect(second).toBe(first)
  rankings.setPoints([{ playerId: 100, pointTenths: 10 }])
  const working = league.nowGently()
  rankings.setPoints([{ playerId: 100, pointTenths: 20 }])
  expect(await working).toBeUndefined()
  expect(await league.nowGently()).toBe(league.now())
  expect(league.now().squadsOf(1)).toMatchObject([{ pointTenths: 35, roundTenths: 30 }])
  expect(first?.squadsOf(1), 'an earlier table stays as it was').toMatchObject([{ pointTenths: 5, roundTenths: 0 }])
})
