import type { ClubId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import type { CourtSport } from '#domain/sport/sport-rules.ts'
import { strengthInSeason } from '#world/clubs/strength.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { CourtPlayer } from '#world/players/player.ts'
import { COURT_SPORTS } from '#world/sport/world-sports.ts'
import type { CourtGame } from '#world/sport/world-sport.ts'
import type { CourtSide } from '#world/simulator/court-match.ts'

type CourtMatches = { [S in CourtSport]: ReturnType<(typeof COURT_SPORTS)[S]['simulate']> }
const SIMULATORS: { [S in CourtSport]: { simulate: (game: CourtGame) => CourtMatches[S] } } = COURT_SPORTS

/** The seed, the fixture and the players decide the match: the same call gives the same match. */
export function playCourtFixture<S extends CourtSport>(options: {
  seed: number
  sport: S
  fixture: Pick<Fixture, 'key' | 'season' | 'round' | 'homeClubId' | 'awayClubId'>
  players: readonly CourtPlayer[]
}): CourtMatches[S] {
  const { seed, sport, fixture, players } = options
  const sideOf = (clubId: ClubId): CourtSide => {
    const club = COURT_SPORTS[sport].clubs.find(({ id }) => id === clubId)
    if (!club) throw new Error(`no club ${clubId} in ${sport}`)
    const strength = strengthInSeason({ seed, club, season: fixture.season })
    return { clubId, strength, style: club.style, players: players.filter((player) => player.clubId === clubId) }
  }
  return SIMULATORS[sport].simulate({
    home: sideOf(fixture.homeClubId),
    away: sideOf(fixture.awayClubId),
    round: fixture.round,
    rng: rngFrom(seed, 'match', fixture.key),
  })
}
