import type { PlayerId } from '#domain/ids.ts'
import { priceWorth } from '#domain/price/price.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import { ROUNDS_PER_SEASON, calendarOf } from '#world/fixtures/calendar.ts'
import { fixturesFor } from '#world/fixtures/fixtures.ts'
import { playFootballRound } from '#world/simulator/football/play-round.ts'
import type { Condition } from '#world/players/condition.ts'
import type { FootballPlayer } from '#world/players/player.ts'

/** Seasons before the first, played only to learn what everybody is worth. */
const TRIAL_SEASONS = [-2, -1, 0]
/** Games without points added to everybody, so that one lucky substitute is not expensive. */
const DOUBT_GAMES = 2

/** Prices before round 1 of season 1: what the player's mean points in the trial seasons are worth (PR2). */
export function startingPrices(seed: number, players: readonly FootballPlayer[]): Map<PlayerId, number> {
  const sums = new Map<PlayerId, { pointTenths: number; games: number }>()
  const calendar = calendarOf('2000-01-01')
  let conditions: ReadonlyMap<PlayerId, Condition> = new Map()
  for (const season of TRIAL_SEASONS) {
    const fixtures = fixturesFor({ seed, calendar, sport: 'futebol' }, season)
    for (let round = 1; round <= ROUNDS_PER_SEASON; round++) {
      const matches = fixtures.filter((fixture) => fixture.round === round)
      const played = playFootballRound({ seed, fixtures: matches, players, conditions })
      conditions = played.conditions
      for (const appearance of played.appearances.values()) {
        if (!appearance.played) continue
        const sum = sums.get(appearance.playerId) ?? { pointTenths: 0, games: 0 }
        sum.pointTenths += playerPointTenths(appearance, CURRENT_RULES)
        sum.games++
        sums.set(appearance.playerId, sum)
      }
    }
  }
  return new Map(
    players.map(({ id }) => {
      const { pointTenths, games } = sums.get(id) ?? { pointTenths: 0, games: 0 }
      const worth = priceWorth([Math.round(pointTenths / (games + DOUBT_GAMES))])
      if (worth === null) throw new Error('one round is worth something')
      return [id, worth]
    }),
  )
}
