import type { ClubId } from '#domain/ids.ts'
import { strengthInSeason } from '#world/clubs/strength.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import { WORLD_SPORTS } from '#world/sport/world-sports.ts'
import type { PickableMatch } from './picks.ts'

export function pickableMatch(seed: number, fixture: Fixture, daysAgo: number): PickableMatch {
  const { sport, season } = fixture
  const forceOf = (clubId: ClubId) => {
    const club = WORLD_SPORTS[sport].clubs.find(({ id }) => id === clubId)
    if (!club) throw new Error(`no club ${clubId} in ${sport}`)
    return { strength: strengthInSeason({ seed, club, season }), style: club.style }
  }
  return { sport, home: forceOf(fixture.homeClubId), away: forceOf(fixture.awayClubId), daysAgo }
}
