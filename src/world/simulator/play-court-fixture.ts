import type { ClubId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { clubsBySport } from '#world/clubs/all-clubs.ts'
import { strengthInSeason } from '#world/clubs/strength.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { CourtPlayer } from '#world/players/player.ts'
import { simulateBasketball, type BasketballMatch } from './basketball/simulate.ts'
import type { CourtSide, Surface } from './court-match.ts'
import { simulateTennis, type TennisMatch } from './tennis/simulate.ts'
import { simulateVolleyball, type VolleyballMatch } from './volleyball/simulate.ts'

export type CourtSport = Exclude<Sport, 'futebol'>

export interface CourtMatches {
  basquete: BasketballMatch
  volei: VolleyballMatch
  tenis: TennisMatch
}

/** The tennis season goes from clay over hard courts to grass. */
export const surfaceOf = ({ round }: Pick<Fixture, 'round'>): Surface =>
  round <= 5 ? 'saibro' : round <= 10 ? 'dura' : 'grama'

/** Decided by the seed and the fixture's key alone; asking twice gives the same match. */
export function playCourtFixture<S extends CourtSport>(options: {
  seed: number
  sport: S
  fixture: Pick<Fixture, 'key' | 'season' | 'round' | 'homeClubId' | 'awayClubId'>
  players: readonly CourtPlayer[]
}): CourtMatches[S]
export function playCourtFixture(options: {
  seed: number
  sport: CourtSport
  fixture: Pick<Fixture, 'key' | 'season' | 'round' | 'homeClubId' | 'awayClubId'>
  players: readonly CourtPlayer[]
}): BasketballMatch | VolleyballMatch | TennisMatch {
  const { seed, sport, fixture, players } = options
  const sideOf = (clubId: ClubId): CourtSide => {
    const club = clubsBySport[sport].find(({ id }) => id === clubId)
    if (!club) throw new Error(`no club ${clubId} in ${sport}`)
    const strength = strengthInSeason({ seed, club, season: fixture.season })
    return { clubId, strength, style: club.style, players: players.filter((player) => player.clubId === clubId) }
  }
  const home = sideOf(fixture.homeClubId)
  const away = sideOf(fixture.awayClubId)
  const rng = rngFrom(seed, 'match', fixture.key)
  if (sport === 'basquete') return simulateBasketball({ home, away, rng })
  if (sport === 'volei') return simulateVolleyball({ home, away, rng })
  return simulateTennis({ home, away, surface: surfaceOf(fixture), rng })
}
