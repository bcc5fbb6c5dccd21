import type { Position } from '#domain/sport/position.ts'
import type { foldTaps } from '#domain/desk/fold-taps.ts'
import type { DeskFacts, Said, Tap } from '#domain/desk/tap.ts'

export const HOME = 1
export const AWAY = 2
const POSITIONS: Position[] = ['Goleiro', 'Goleiro', 'Defensor', 'Meio-Campo', 'Atacante']
export const facts: DeskFacts = {
  homeId: HOME,
  awayId: AWAY,
  halfMinutes: 45,
  extraMinutes: 15,
  players: [HOME, AWAY].flatMap((clubId) =>
    POSITIONS.map((position, i) => ({ id: clubId * 10 + i, clubId, position })),
  ),
}
export const minute = 60_000

/** Taps at these minutes of real time, each with its own id, from one phone unless another is named. */
export function taps(...told: [atMinute: number, said: Said, deviceId?: string][]): Tap[] {
  return told.map(([atMinute, said, deviceId = 'one'], i) => ({
    id: `tap-${i}`,
    deviceId,
    atMs: atMinute * minute,
    said,
  }))
}
export const goal = (playerId: number, more: { otherId?: number; minute?: number } = {}): Said => ({
  kind: 'deed',
  deed: 'goal',
  clubId: Math.floor(playerId / 10),
  playerId,
  ...more,
})
export const deed = (name: Extract<Said, { kind: 'deed' }>['deed'], playerId: number, otherId?: number): Said => ({
  kind: 'deed',
  deed: name,
  clubId: Math.floor(playerId / 10),
  playerId,
  ...(otherId !== undefined && { otherId }),
})
export const kickOff: Said = { kind: 'period', period: 'first_half' }
export const halfTime: Said = { kind: 'period', period: 'half_time' }
export const secondHalf: Said = { kind: 'period', period: 'second_half' }
export const fullTime: Said = { kind: 'period', period: 'full_time' }
export const scoutsOf = (match: ReturnType<typeof foldTaps>, playerId: number) =>
  match.players.find((player) => player.playerId === playerId)?.scouts
export const periodOf = (period: Extract<Said, { kind: 'period' }>['period']): Said => ({ kind: 'period', period })
export const kick = (clubId: number, isIn: boolean): Said => ({ kind: 'kick', clubId, isIn })
