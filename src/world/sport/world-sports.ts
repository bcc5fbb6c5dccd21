import type { CourtSport } from '#domain/sport/sport-rules.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import type { Club } from '#world/clubs/club.ts'
import { footballClubs } from '#world/clubs/football-clubs.ts'
import { basketball } from './basketball.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'
import type { WorldCourtSport, WorldSport } from './world-sport.ts'

export const COURT_SPORTS = {
  basquete: basketball,
  volei: volleyball,
  tenis: tennis,
} satisfies Record<CourtSport, WorldCourtSport>

export const WORLD_SPORTS: Record<Sport, WorldSport> = {
  futebol: { clubs: footballClubs, kickOffLocalMinutes: 21 * 60 + 30 },
  ...COURT_SPORTS,
}

export const allClubs: readonly Club[] = SPORTS.flatMap((sport) => WORLD_SPORTS[sport].clubs)
