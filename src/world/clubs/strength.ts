import { gaussian } from '#world/chance.ts'
import { rngFrom } from '#domain/rng.ts'
import type { Club } from './club.ts'

const DRIFT = 0.3

/** Clubs rise and fall between seasons, so that old results inform a forecast without deciding it. */
export function strengthInSeason(options: { seed: number; club: Club; season: number }): number {
  const { seed, club, season } = options
  return club.strength + DRIFT * gaussian(rngFrom(seed, 'strength', club.slug, season))
}
