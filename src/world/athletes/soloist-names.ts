import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { WORLD_SPORTS } from '#world/sport/world-sports.ts'

/** People who are stored as clubs: nobody else may have their names. */
export const soloistNames = (): string[] =>
  SPORTS.filter((sport) => SPORT_RULES[sport].competitor === 'player').flatMap((sport) =>
    WORLD_SPORTS[sport].clubs.map(({ name }) => name),
  )
