import { expect, test } from 'vitest'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { gradePick } from '#domain/pick/pick-points.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { pick as words } from '#web/copy/pt-BR/pick.ts'
import { pickText, whyOf } from './pick-words.ts'

const shirt = { main: '#000000', second: '#ffffff', pattern: 'plain' as const }
const score = (home: number, away: number) => ({ home, away })
const scorePick = (home: number, away: number): PickView => ({ kind: 'score', score: { home, away } })

function settled(sport: Sport, pick: PickView, result: { home: number; away: number }): PickMatch {
  return {
    match: {
      id: 1,
      sport,
      startsAtMs: 0,
      state: 'final',
      home: { id: 1, name: 'Casa', shirt },
      away: { id: 2, name: 'Fora', shirt },
      homeScore: result.home,
      awayScore: result.away,
    },
    forecast: null,
    pick,
    savedAtMs: 0,
    crowd: null,
    points: 0,
    grade: gradePick(pick, result),
  }
}

test.each<[string, Sport, PickView, { home: number; away: number }]>([
  ['placar exato', 'futebol', scorePick(2, 1), score(2, 1)],
  ['vencedor e gols do vencedor', 'futebol', scorePick(2, 0), score(2, 1)],
  ['vencedor e saldo', 'futebol', scorePick(3, 2), score(2, 1)],
  ['empate, placar diferente', 'futebol', scorePick(1, 1), score(0, 0)],
  ['vencedor e gols do perdedor', 'futebol', scorePick(4, 1), score(2, 1)],
  ['só o vencedor', 'futebol', scorePick(4, 0), score(2, 1)],
  ['resultado errado', 'futebol', scorePick(0, 1), score(2, 1)],
  ['vencedor certo', 'tenis', { kind: 'winner', winner: 'home' }, score(2, 1)],
])('PK2 says "%s" by the line of the table', (why, sport, pick, result) => {
  expect(whyOf(settled(sport, pick, result), words)).toBe(why)
})

test('a pick is shown as a score in football and as a winner elsewhere', () => {
  expect(pickText(settled('futebol', scorePick(2, 1), score(0, 0)), words)).toBe('2 x 1')
  expect(pickText(settled('volei', { kind: 'winner', winner: 'away' }, score(3, 0)), words)).toBe('Fora')
})
