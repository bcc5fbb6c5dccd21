import { volleyballClubs } from '#world/clubs/volleyball-clubs.ts'
import { simulateVolleyball } from '#world/simulator/volleyball/simulate.ts'
import type { WorldCourtSport } from './world-sport.ts'

export const volleyball = {
  clubs: volleyballClubs,
  kickOffLocalMinutes: 19 * 60,
  homeEdge: 0.15,
  firstPlayerId: 2001,
  places: [
    ['Levantador', 1],
    ['Oposto', 1],
    ['Ponteiro', 1],
    ['Ponteiro', 1],
    ['Central', 1],
    ['Central', 1],
    ['Líbero', 1],
    ['Ponteiro', 0.25],
    ['Oposto', 0.15],
    ['Levantador', 0.1],
  ],
  simulate: simulateVolleyball,
} satisfies WorldCourtSport
