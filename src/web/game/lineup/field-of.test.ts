import { expect, test } from 'vitest'
import type { DuelPlayer, DuelReserve } from '#contract/duel.ts'
import type { Position } from '#domain/sport/position.ts'
import { fieldOf } from './field-of.ts'

const shirt = { main: '#000000', second: '#ffffff', pattern: 'plain' } as const
const named = (name: string, position: Position) => ({ playerId: name.length, name, position, club: 'A', shirt })
const starter = (name: string, position: Position, presence: DuelPlayer['presence'] = 'played'): DuelPlayer => ({
  ...named(name, position),
  isCaptain: false,
  isVice: false,
  hasArmband: false,
  presence,
  pointTenths: 10,
  bonusTenths: 0,
})
const reserve = (name: string, position: Position, insteadOf: string | null): DuelReserve => ({
  ...named(name, position),
  presence: 'played',
  pointTenths: 20,
  insteadOf,
})

test('lines start with the attack, and a reserve who came in takes the place of the absent starter (BN5)', () => {
  const { lines, bench } = fieldOf({
    players: [
      starter('Gol', 'Goleiro'),
      starter('Zaga', 'Defensor'),
      starter('Fora', 'Atacante', 'absent'),
      starter('Frente', 'Atacante'),
    ],
    bench: [reserve('Sentado', 'Goleiro', null), reserve('Entrou', 'Atacante', 'Fora')],
  })
  expect(lines.map(({ position, players }) => [position, ...players.map(({ player }) => player.name)])).toEqual([
    ['Atacante', 'Entrou', 'Frente'],
    ['Defensor', 'Zaga'],
    ['Goleiro', 'Gol'],
  ])
  expect(lines[0]!.players[0]!.insteadOf).toBe('Fora')
  expect(bench.map(({ name }) => name)).toEqual(['Sentado', 'Fora'])
})

test('a reserve whose starter is missing counts for nobody, and nobody disappears', () => {
  const { lines, bench } = fieldOf({
    players: [starter('Gol', 'Goleiro')],
    bench: [reserve('Outro', 'Defensor', null)],
  })
  expect(lines.flatMap(({ players }) => players)).toHaveLength(1)
  expect(bench.map(({ name }) => name)).toEqual(['Outro'])
})
