import { FIELD_POSITIONS, type FieldPosition } from '#domain/sport/position.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { gaussian } from '#world/chance.ts'
import { footballClubs } from '#world/clubs/football-clubs.ts'
import { athleteNames } from '#world/names/athlete-names.ts'
import type { FootballPlayer, FootballSkills } from '#world/players/player.ts'
import { slugOf } from '#domain/slug.ts'
import { soloistNames } from './soloist-names.ts'

export const FOOTBALL_SQUAD: Record<FieldPosition, number> = { Goleiro: 3, Defensor: 7, 'Meio-Campo': 7, Atacante: 5 }

const SQUAD_POSITIONS = FIELD_POSITIONS.flatMap((position) =>
  Array.from({ length: FOOTBALL_SQUAD[position] }, () => position),
)

/**
 * A strong club has better players. How many goals it scores follows from both clubs and the other goalkeeper; the
 * skills of its players decide who scores them.
 */
const CLUB_EFFECT = 0.25
const SPREAD = 0.9

function skillsFor(rng: Rng, clubStrength: number): FootballSkills {
  const level = CLUB_EFFECT * clubStrength + 0.5 * gaussian(rng)
  const skill = () => level + SPREAD * gaussian(rng)
  return {
    finishing: skill(),
    creation: skill(),
    defending: skill(),
    discipline: gaussian(rng),
    keeping: skill(),
    fitness: gaussian(rng),
  }
}

export function footballPlayers(seed: number): FootballPlayer[] {
  const names = athleteNames({
    rng: rngFrom(seed, 'football-names'),
    groupSizes: footballClubs.map(() => SQUAD_POSITIONS.length),
    taken: soloistNames(),
  })
  return footballClubs.flatMap((club, clubIndex) => {
    const rng = rngFrom(seed, 'football-skills', club.slug)
    return SQUAD_POSITIONS.map((position, i) => {
      const { name, shortName } = names[clubIndex]?.[i] ?? { name: '', shortName: '' }
      return {
        id: 1 + clubIndex * SQUAD_POSITIONS.length + i,
        slug: slugOf(name),
        sport: 'futebol',
        clubId: club.id,
        name,
        shortName,
        shirtNumber: i + 1,
        position,
        skills: skillsFor(rng, club.strength),
      }
    })
  })
}
