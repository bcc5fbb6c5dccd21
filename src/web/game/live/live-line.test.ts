import { expect, test } from 'vitest'
import type { LiveMatch } from '#contract/live.ts'
import { live as words } from '#web/copy/pt-BR/live.ts'
import { lineOfMatch, lineOfPlace } from './live-line.ts'

const moment = (kind: string, playerId = 7) => ({
  seq: 1,
  minute: 30,
  kind,
  playerId,
  playerName: 'Caio',
  clubName: 'Santos',
})
const match = (kinds: string[]): LiveMatch => ({
  matchId: 1,
  sport: 'futebol',
  state: 'live',
  minute: 30,
  homeName: 'Santos',
  awayName: 'Grêmio',
  homeScore: 1,
  awayScore: 0,
  moments: kinds.map((kind) => moment(kind)),
  players: [{ playerId: 7, playerName: 'Caio', fromTenths: 5, toTenths: 85 }],
})

test('a goal is told with what it gave, and with the places it won', () => {
  const line = lineOfMatch(match(['foul', 'goal', 'foul']), words, 1000)!
  expect(line.text).toBe('Gol de Caio: +8,0 (Santos 1 a 0 Grêmio)')
  const you = { rank: 100, before: 412, points: 9, roundTenths: 80 }
  expect(lineOfPlace(you, words, line, 1500)?.text).toBe(
    'Gol de Caio: +8,0 (Santos 1 a 0 Grêmio); você subiu 312 posições',
  )
  expect(lineOfPlace(you, words, line, 9000)?.text).toBe('Você subiu 312 posições')
  expect(lineOfPlace({ ...you, before: 99 }, words, undefined, 0)?.text).toBe('Você caiu 1 posição')
})

test('what nobody looks up for is not told, and a first place heard is no change', () => {
  expect(lineOfMatch(match(['foul', 'tackle']), words, 0)).toBeUndefined()
  expect(lineOfPlace({ rank: 5, before: null, points: 0, roundTenths: 0 }, words, undefined, 0)).toBeUndefined()
})
