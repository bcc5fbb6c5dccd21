import { rngFrom } from '#domain/rng.ts'
import { isFantasySport, SPORT_RULES, type CourtSport } from '#domain/sport/sport-rules.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { gaussian } from '#world/chance.ts'
import { athleteNames } from '#world/names/athlete-names.ts'
import { COURT_SPORTS } from '#world/sport/world-sports.ts'
import type { CourtPlayer } from '#world/players/player.ts'
import { slugOf } from '#domain/slug.ts'
import { soloistNames } from './soloist-names.ts'

/** Names of football players are passed in, so that a name means one person in the world. */
export function courtPlayers(options: { seed: number; takenNames: Iterable<string> }): CourtPlayer[] {
  const taken = new Set([...options.takenNames, ...soloistNames()])
  return SPORTS.filter((sport) => !isFantasySport(sport)).flatMap((sport) =>
    SPORT_RULES[sport].competitor === 'player' ? soloists(sport) : teamPlayers({ seed: options.seed, sport, taken }),
  )
}

/** Adds the new names to those taken. */
function teamPlayers({ seed, sport, taken }: { seed: number; sport: CourtSport; taken: Set<string> }): CourtPlayer[] {
  const { clubs, places, firstPlayerId } = COURT_SPORTS[sport]
  const groupSizes = clubs.map(() => places.length)
  const groups = athleteNames({ rng: rngFrom(seed, 'names', sport), groupSizes, taken })
  return clubs.flatMap((club, clubIndex) => {
    const rng = rngFrom(seed, 'skills', club.slug)
    return places.map(([position, usage], i): CourtPlayer => {
      const { name, shortName } = groups[clubIndex]?.[i] ?? { name: '', shortName: '' }
      taken.add(name)
      return {
        id: firstPlayerId + clubIndex * places.length + i,
        slug: slugOf(name),
        sport,
        clubId: club.id,
        name,
        shortName,
        shirtNumber: i + 4,
        position,
        skill: 0.25 * club.strength + gaussian(rng),
        usage,
      }
    })
  })
}

/** In tennis, a club is its one player. */
function soloists(sport: CourtSport): CourtPlayer[] {
  const { clubs, places, firstPlayerId } = COURT_SPORTS[sport]
  const [[position, usage]] = places
  return clubs.map((club, i) => ({
    id: firstPlayerId + i,
    slug: club.slug,
    sport,
    clubId: club.id,
    name: club.name,
    shortName: club.shortName,
    shirtNumber: i + 1,
    position,
    skill: club.strength,
    usage,
  }))
}
