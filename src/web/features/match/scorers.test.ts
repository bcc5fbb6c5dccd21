import { expect, test } from 'vitest'
import type { MatchEventView, MatchPageView, MatchPlayerView } from '#contract/match.ts'
import { match as words } from '#web/copy/pt-BR/match.ts'
import { isHalfTime, matchClock } from './match-clock.ts'
import { scorersOf } from './scorers.ts'

const event = (given: Partial<MatchEventView>): MatchEventView => ({
  seq: 1,
  minute: 12,
  stoppage: 0,
  period: null,
  kind: 'goal',
  clubId: 1,
  player: { id: 7, name: 'Caio', clubId: 1 },
  scorer: null,
  other: null,
  homeScore: 1,
  awayScore: 0,
  periodScore: null,
  ...given,
})

test('the scorers of a side are in order with all their minutes, penalties and own goals', () => {
  const bruno = { id: 8, name: 'Bruno', clubId: 2 }
  const events = [
    event({}),
    event({ kind: 'own_goal', clubId: 2, minute: 20, player: bruno }),
    event({ kind: 'yellow', minute: 30 }),
    event({ kind: 'penalty_goal', minute: 45, stoppage: 2 }),
    event({ clubId: 2, minute: 60, player: bruno }),
  ]
  expect(scorersOf({ events, players: [] }, 1, words)).toEqual(["Caio 12', 45+2' (pên.)", "Bruno 20' (contra)"])
  expect(scorersOf({ events, players: [] }, 2, words)).toEqual(["Bruno 60'"])
})

const player = (playerId: number, clubId: number, counts: Record<string, number>): MatchPlayerView => ({
  playerId,
  name: `Jogador ${playerId}`,
  position: 'Atacante',
  clubId,
  pointTenths: 0,
  scouts: Object.entries(counts).map(([scout, count]) => ({ scout, count, pointTenths: 0 })),
  rules: 'cartola-2025',
  priceChange: null,
  tookPart: true,
})

test('RL5 a player who lost a goal is not named, and the one who got it is', () => {
  const events = [event({}), event({ minute: 50 })]
  const of = (...players: MatchPlayerView[]) => scorersOf({ events, players }, 1, words)
  expect(of(player(7, 1, { goal: 2 }))).toEqual(["Caio 12', 50'"])
  expect(of(player(7, 1, { goal: 1 }), player(9, 1, { goal: 1 }))).toEqual(["Caio 12'", 'Jogador 9'])
  expect(of(player(7, 1, {}), player(9, 2, { ownGoal: 1 }))).toEqual(['Jogador 9 (contra)'])
})

test('two players of one name are two entries, and a player outside the market has a name too', () => {
  const events = [
    event({}),
    event({ minute: 30, player: { id: 8, name: 'Caio', clubId: 1 } }),
    event({ minute: 40, player: null, scorer: 'Messi' }),
  ]
  expect(scorersOf({ events, players: [] }, 1, words)).toEqual(["Caio 12'", "Caio 30'", "Messi 40'"])
})

test('the clock uses the words of the sport', () => {
  const clock = (match: Parameters<typeof matchClock>[0]) => matchClock(match, words)
  expect(clock({ minute: 63 })).toBe("63'")
  expect(clock({ minute: 31, period: { unit: 'quarter', number: 4 } })).toBe('4º quarto')
  expect(clock({ minute: 44, period: { unit: 'quarter', number: 5 } })).toBe('Prorrogação 1')
  expect(clock({ minute: 50, period: { unit: 'set', number: 2 } })).toBe('2º set')
  expect(clock({})).toBeUndefined()
})

test('it is half-time until the second half begins', () => {
  const page = (state: MatchPageView['match']['state'], ...kinds: string[]) =>
    ({ match: { state }, events: kinds.map((kind) => event({ kind })) }) as MatchPageView
  expect(isHalfTime(page('live', 'goal', 'half_time'))).toBe(true)
  expect(isHalfTime(page('live', 'half_time', 'second_half'))).toBe(false)
  expect(isHalfTime(page('live'))).toBe(false)
  expect(isHalfTime(page('final', 'half_time'))).toBe(false)
})
