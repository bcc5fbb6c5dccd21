import { tennisClubs } from '#world/clubs/tennis-clubs.ts'
import { simulateTennis } from '#world/simulator/tennis/simulate.ts'
import { surfaceOf } from '#world/simulator/tennis/surface.ts'
import type { CourtGame, WorldCourtSport } from './world-sport.ts'

export const tennis = {
  clubs: tennisClubs,
  kickOffLocalMinutes: 16 * 60,
  homeEdge: 0,
  firstPlayerId: 3001,
  places: [['Simples', 1]],
  simulate: ({ round, ...game }: CourtGame) => simulateTennis({ ...game, surface: surfaceOf({ round }) }),
} satisfies WorldCourtSport
