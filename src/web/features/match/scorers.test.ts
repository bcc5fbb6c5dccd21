import { expect, test } from 'vitest'
import type { MatchEventView } from '#contract/match.ts'
import { match as words } from '#web/copy/pt-BR/match.ts'
import { matchClock } from './match-clock.ts'
import { scorersOf } from './scorers.ts'

const event = (given: Partial<MatchEventView>): MatchEventView => ({
  seq: 1,
  minute: 12,
  stoppage: 0,
  period: null,
  kind: 'goal',
  clubId: 1,
  player: { id: 7, name: 'Caio', clubId: 1 },
  other: null,
  homeScore: 1,
  awayScore: 0,
  periodScore: null,
  ...given,
})

test('scorers of a side stand in order with all their minutes, penalties and own goals marked', () => {
  const bruno = { id: 8, name: 'Bruno', clubId: 2 }
  const events = [
    event({}),
    event({ kind: 'own_goal', clubId: 2, minute: 20, player: bruno }),
    event({ kind: 'yellow', minute: 30 }),
    event({ kind: 'penalty_goal', minute: 45, stoppage: 2 }),
    event({ clubId: 2, minute: 60, player: bruno }),
  ]
  expect(scorersOf(events, 1, words)).toEqual(["Caio 12', 45+2' (pên.)", "Bruno 20' (contra)"])
  expect(scorersOf(events, 2, words)).toEqual(["Bruno 60'"])
})

test('a clock speaks the words of its sport, and only while it runs', () => {
  const club = { id: 1, name: 'Santos', shirt: { main: '#000', second: '#fff', pattern: 'plain' as const } }
  const given = { id: 1, startsAtMs: 0, state: 'live' as const, home: club, away: club, homeScore: 1, awayScore: 0 }
  const clock = (sport: 'futebol' | 'basquete' | 'volei' | 'tenis', period: number) =>
    matchClock({ match: { ...given, sport, minute: 63 }, events: [event({ period })] }, words)
  expect([clock('futebol', 2), clock('basquete', 4), clock('volei', 2), clock('tenis', 3)]).toEqual([
    "63'",
    '4º quarto',
    '2º set',
    '3º set',
  ])
  expect(matchClock({ match: { ...given, sport: 'futebol', state: 'final' }, events: [] }, words)).toBeUndefined()
})
