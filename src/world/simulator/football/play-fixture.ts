import type { ClubId, PlayerId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import { footballClubs } from '#world/clubs/football-clubs.ts'
import { strengthInSeason } from '#world/clubs/strength.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { Condition } from '#world/players/condition.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { chooseEleven } from './choose-eleven.ts'
import type { FootballEvent, TeamSheet } from './event.ts'
import type { ClubForce } from './expected-goals.ts'
import { simulateFootball } from './simulate.ts'

export interface PlayedFootball {
  home: TeamSheet<FootballPlayer>
  away: TeamSheet<FootballPlayer>
  events: FootballEvent[]
}

export function footballForce(seed: number, clubId: ClubId, season: number): ClubForce {
  const club = footballClubs.find(({ id }) => id === clubId)
  if (!club) throw new Error(`no football club ${clubId}`)
  return { strength: strengthInSeason({ seed, club, season }), style: club.style }
}

/**
 * The seed, the match's key and the available players decide a match of the calendar: the same call gives the same
 * match.
 */
export function playFootballFixture(options: {
  seed: number
  fixture: Pick<Fixture, 'key' | 'season' | 'homeClubId' | 'awayClubId'>
  players: readonly FootballPlayer[]
  conditions: ReadonlyMap<PlayerId, Condition>
}): PlayedFootball {
  const { seed, fixture, players, conditions } = options
  const rng = rngFrom(seed, 'match', fixture.key)
  const sideOf = (clubId: ClubId) => {
    const own = players.filter((player) => player.clubId === clubId)
    const sheet = chooseEleven({ clubId, players: own, conditions, rng })
    return { sheet, force: footballForce(seed, clubId, fixture.season) }
  }
  const home = sideOf(fixture.homeClubId)
  const away = sideOf(fixture.awayClubId)
  return { home: home.sheet, away: away.sheet, events: simulateFootball({ home, away, rng }) }
}
