import { rngFrom } from '#domain/rng.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { gaussian } from '#world/chance.ts'
import { clubsBySport } from '#world/clubs/all-clubs.ts'
import { tennisClubs } from '#world/clubs/tennis-clubs.ts'
import { athleteNames } from '#world/names/athlete-names.ts'
import type { CourtPlayer, CourtPosition } from './player.ts'
import { slugOf } from './slug.ts'

type TeamSport = Exclude<Sport, 'futebol' | 'tenis'>

/** Position and usual share of the game, from the first starter to the last reserve. */
const PLACES: Record<TeamSport, readonly (readonly [CourtPosition, number])[]> = {
  basquete: [
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
  volei: [
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
}

const FIRST_ID: Record<TeamSport, number> = { basquete: 1001, volei: 2001 }
const FIRST_TENNIS_ID = 3001

/** Names already used by football players are passed in, so that a name means one person in the world. */
export function courtPlayers(options: { seed: number; takenNames: Iterable<string> }): CourtPlayer[] {
  const { seed } = options
  const taken = new Set(options.takenNames)
  for (const { name } of tennisClubs) taken.add(name)
  const players: CourtPlayer[] = []
  for (const sport of ['basquete', 'volei'] as const) {
    const places = PLACES[sport]
    const groupSizes = clubsBySport[sport].map(() => places.length)
    const groups = athleteNames({ rng: rngFrom(seed, 'names', sport), groupSizes, taken })
    clubsBySport[sport].forEach((club, clubIndex) => {
      const rng = rngFrom(seed, 'skills', club.slug)
      groups[clubIndex]?.forEach(({ name, shortName }, i) => {
        const [position, usage] = places[i] ?? ['Ala', 0]
        taken.add(name)
        const id = FIRST_ID[sport] + clubIndex * places.length + i
        const skill = 0.25 * club.strength + gaussian(rng)
        players.push({
          id,
          slug: slugOf(name),
          sport,
          clubId: club.id,
          name,
          shortName,
          shirtNumber: i + 4,
          position,
          skill,
          usage,
        })
      })
    })
  }
  return [...players, ...tennisPlayers()]
}

function tennisPlayers(): CourtPlayer[] {
  return tennisClubs.map((club, i) => ({
    id: FIRST_TENNIS_ID + i,
    slug: club.slug,
    sport: 'tenis',
    clubId: club.id,
    name: club.name,
    shortName: club.shortName,
    shirtNumber: i + 1,
    position: 'Simples',
    skill: club.strength,
    usage: 1,
  }))
}
