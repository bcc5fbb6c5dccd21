import { basketballClubs } from '#world/clubs/basketball-clubs.ts'
import { simulateBasketball } from '#world/simulator/basketball/simulate.ts'
import type { WorldCourtSport } from './world-sport.ts'

export const basketball = {
  clubs: basketballClubs,
  kickOffLocalMinutes: 20 * 60,
  homeEdge: 0.35,
  firstPlayerId: 1001,
  places: [
    ['Armador', 1],
    ['Ala', 0.95],
    ['Ala', 0.9],
    ['Pivô', 0.9],
    ['Pivô', 0.8],
    ['Armador', 0.6],
    ['Ala', 0.5],
    ['Pivô', 0.45],
    ['Ala', 0.3],
    ['Armador', 0.2],
  ],
  simulate: simulateBasketball,
} satisfies WorldCourtSport
