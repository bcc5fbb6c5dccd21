import { describe, expect, test } from 'vitest'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { FIELD_POSITIONS } from '#domain/sport/position.ts'
import { benchError } from '#domain/squad/bench.ts'
import { canCompete } from '#domain/squad/formation.ts'
import { totalPaid, type SquadPlayer } from '#domain/squad/squad.ts'
import { calendarOf, dayOfDate } from '#world/fixtures/calendar.ts'
import { fixturesBetween } from '#world/fixtures/fixtures.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { botSeason, type BotRound } from '#world/testing/bot-season.ts'
import { botManagers } from './managers.ts'
import { pickableMatch } from './pickable-match.ts'
import { botPicks } from './picks.ts'
import { hasSquad, type BotSquads } from './squads.ts'

const COUNT = 1500
const rounds = [...botSeason(7, COUNT)]

function squadOf({ market }: BotRound, squads: BotSquads, manager: number): SquadPlayer[] {
  return Array.from({ length: 11 }, (_, place) => {
    const playerId = squads.players[manager * 11 + place]!
    const position = FIELD_POSITIONS[market.positions[playerId]!]!
    return { playerId, position, pricePaid: squads.pricesPaid[manager * 11 + place]! }
  })
}

describe('squads of bots', () => {
  test('SQ1, SQ2, SQ5: every squad of every round may compete within the budget, with a captain of its own', () => {
    let checked = 0
    const wrong: SquadPlayer[][] = []
    for (const round of rounds) {
      for (let manager = 0; manager < round.squads.count; manager++) {
        const players = squadOf(round, round.squads, manager)
        const squad = { modality: 'campo' as const, players }
        const isWhole = new Set(players.map((player) => player.playerId)).size === 11 && canCompete(squad)
        const hasCaptain = round.squads.captains[manager]! < 11
        if (!isWhole || !hasCaptain || totalPaid(squad) > 1000) wrong.push(players)
        checked++
      }
    }
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(6 * COUNT)
  })

  test('BN1, BN2, BN3: every bench is allowed, and no vice is the captain', () => {
    const seats = [0, 0]
    for (const round of rounds.slice(2)) {
      const { benches, benchPrices, captains, vices, count } = round.squads
      for (let manager = 0; manager < count; manager++) {
        const players = squadOf(round, round.squads, manager)
        const bench = FIELD_POSITIONS.flatMap((position, seat) => {
          const playerId = benches[manager * 4 + seat]!
          return playerId > 0 ? [{ playerId, position, price: benchPrices[manager * 4 + seat]! }] : []
        })
        expect(benchError({ players, bench })).toBeUndefined()
        expect(bench.map(({ playerId }) => FIELD_POSITIONS[round.market.positions[playerId]!])).toEqual(
          bench.map(({ position }) => position),
        )
        expect(vices[manager]! < 11 && vices[manager] !== captains[manager]).toBe(true)
        seats[0]! += bench.length
        seats[1]! += 4
      }
    }
    expect(seats[0]! / seats[1]!).toBeGreaterThan(0.8)
    expect(rounds[1]!.squads.benches.every((playerId) => playerId === 0)).toBe(true)
  })

  test('SQ4: players who stay keep their price paid, and new ones cost the price of the day', () => {
    let kept = 0
    let bought = 0
    const wrong: SquadPlayer[] = []
    for (const round of rounds.slice(1)) {
      for (let manager = 0; manager < round.before.count; manager++) {
        const before = new Map(
          squadOf(round, round.before, manager).map((player) => [player.playerId, player.pricePaid]),
        )
        for (const player of squadOf(round, round.squads, manager)) {
          const paidBefore = before.get(player.playerId)
          if (paidBefore === undefined) bought++
          else kept++
          if (player.pricePaid !== (paidBefore ?? round.market.prices[player.playerId])) wrong.push(player)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(bought).toBeGreaterThan(1000)
    expect(kept).toBeGreaterThan(bought)
  })

  test('managers are in the order in which they joined, and have a squad from then on', () => {
    const { managers } = rounds[0]!
    expect(managers.joinedDaysAgo).toEqual(managers.joinedDaysAgo.toSorted().reverse())
    for (const { round, squads } of rounds) {
      const joined = managers.joinedDaysAgo.filter((days) => days >= 41 - 4 * round).length
      expect(squads.count).toBe(joined)
      expect(Array.from({ length: joined }, (_, manager) => hasSquad(squads, manager))).not.toContain(false)
      expect(hasSquad(squads, joined)).toBe(false)
    }
  })

  test('skill pays: the better third of managers scores clearly more than the worse third', () => {
    const { managers } = rounds[0]!
    const sums = new Float64Array(managers.count)
    for (const { squads, points } of rounds)
      scoreLineups(squads, points).forEach((tenths, manager) => (sums[manager]! += tenths))
    const veterans = [...sums.keys()].filter((manager) => managers.joinedDaysAgo[manager]! > 60)
    veterans.sort((a, b) => managers.skill[a]! - managers.skill[b]!)
    const third = Math.floor(veterans.length / 3)
    const mean = (group: number[]) => group.reduce((sum, manager) => sum + sums[manager]!, 0) / group.length / 10
    const [worse, better] = [mean(veterans.slice(0, third)), mean(veterans.slice(-third))]
    console.log(`tenths a round: ${worse.toFixed(0)} in the worse third, ${better.toFixed(0)} in the better`)
    expect(better).toBeGreaterThan(worse * 1.03)
    expect(worse).toBeGreaterThan(200)
  })

  test('same seed, same squads', () => {
    const again = [...botSeason(7, COUNT)].at(-1)!
    expect(again.squads).toEqual(rounds.at(-1)!.squads)
  })
})

describe('picks of bots', () => {
  const calendar = calendarOf('2026-11-14')
  const today = dayOfDate(calendar, '2026-11-14')
  const matches = SPORTS.flatMap((sport) =>
    fixturesBetween({ seed: 7, calendar, sport }, today - 14, today).map((fixture) =>
      pickableMatch(7, fixture, today - fixture.number + 1),
    ),
  )
  const managers = botManagers({ seed: 7, count: 2000 })
  const picks = botPicks({ seed: 7, occasion: 'history', managers, matches, perManager: 22 })

  test('PK1: football picks are scores, others name a winner, and each manager has one pick per match', () => {
    expect(picks.count).toBeGreaterThan(2000 * 20)
    const keys = new Set<number>()
    const wrong: number[] = []
    for (let i = 0; i < picks.count; i++) {
      const { sport, daysAgo } = matches[picks.matches[i]!]!
      const [home, away] = [picks.home[i]!, picks.away[i]!]
      const isScore = Math.max(home, away) <= 20
      const isWinner = home + away === 1
      const hadJoined = managers.joinedDaysAgo[picks.managers[i]!]! > daysAgo
      const inTime = picks.minutesBeforeStart[i]! > 0
      if (!(sport === 'futebol' ? isScore : isWinner) || !hadJoined || !inTime) wrong.push(i)
      keys.add(picks.managers[i]! * matches.length + picks.matches[i]!)
    }
    expect(wrong).toEqual([])
    expect(keys.size).toBe(picks.count)
  })

  test('the same call gives the same picks, another occasion gives others', () => {
    const again = botPicks({ seed: 7, occasion: 'history', managers, matches, perManager: 22 })
    expect(again.home.join()).toBe(picks.home.join())
    expect(again.matches.join()).toBe(picks.matches.join())
    const other = botPicks({ seed: 7, occasion: 'day-2', managers, matches, perManager: 22 })
    expect(other.home.join()).not.toBe(picks.home.join())
  })
})
