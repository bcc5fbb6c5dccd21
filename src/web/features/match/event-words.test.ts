import { expect, test } from 'vitest'
import type { MatchEventView, MatchPageView } from '#contract/match.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { match as words } from '#web/copy/pt-BR/match.ts'
import { breakNews, eventMinute, eventSentence, NAME_MARKS, scoreAt } from './event-words.ts'

const event = (more: Partial<MatchEventView>): MatchEventView => ({
  seq: 1,
  minute: 40,
  stoppage: 0,
  period: null,
  kind: 'full_time',
  clubId: null,
  player: null,
  scorer: null,
  other: null,
  homeScore: 84,
  awayScore: 73,
  periodScore: { home: 21, away: 20 },
  ...more,
})
const pageOf = (sport: Sport, events: MatchEventView[] = []) =>
  ({ match: { sport }, events }) as unknown as MatchPageView

test('the end of the match shows the final score, and the end of a period its own', () => {
  expect(scoreAt(event({}))).toEqual({ home: 84, away: 73 })
  expect(scoreAt(event({ kind: 'period_end', period: 4 }))).toEqual({ home: 21, away: 20 })
})

test('a goal names scorer and assistant with placeholders for links', () => {
  const ana = { id: 1, name: 'Ana', clubId: 1 }
  const goal = event({ kind: 'goal', player: ana, other: { ...ana, id: 2, name: 'Bia' } })
  expect(eventSentence(goal, pageOf('futebol'), words)).toBe('Gol de Ana, assistência de Bia')
  expect(eventSentence(goal, pageOf('futebol'), words, NAME_MARKS)).toBe('Gol de \u0001, assistência de \u0002')
  expect(eventSentence(event({ kind: 'unheard_of' }), pageOf('futebol'), words)).toBeUndefined()
})

test('only football events have minutes', () => {
  expect(eventMinute(event({ minute: 45, stoppage: 2 }), pageOf('futebol'), words)).toBe("45+2'")
  for (const sport of ['basquete', 'volei', 'tenis'] as const)
    expect(eventMinute(event({ minute: 22 }), pageOf(sport), words)).toBeUndefined()
})

test.each<[Sport, string]>([
  ['tenis', 'Fim do 2º set: 6 a 4'],
  ['basquete', 'Fim do 2º quarto: 6 a 4'],
])('%s: screen readers hear that a period ended', (sport, expected) => {
  const end = event({ kind: 'period_end', period: 2, periodScore: { home: 6, away: 4 } })
  expect(breakNews(pageOf(sport, [event({ kind: 'kick_off' }), end]), words)).toBe(expected)
  expect(breakNews(pageOf(sport), words)).toBe('')
})
