import type { PlayerId } from '#domain/ids.ts'
import { calendarOf } from '#world/fixtures/calendar.ts'
import { fixturesFor } from '#world/fixtures/fixtures.ts'
import type { Condition } from '#world/players/condition.ts'
import { footballPlayers } from '#world/athletes/football-players.ts'
import { playFootballRound, type PlayedRound } from '#world/simulator/football/play-round.ts'

/** Rounds of consecutive seasons, played as the world plays them. */
export function* playedRounds(seed: number, seasons: number): Generator<PlayedRound> {
  const calendar = calendarOf('2026-11-14')
  const players = footballPlayers(seed)
  let conditions: ReadonlyMap<PlayerId, Condition> = new Map()
  for (let season = 1; season <= seasons; season++) {
    const fixtures = fixturesFor({ seed, calendar, sport: 'futebol' }, season)
    for (let round = 1; round <= 14; round++) {
      const played = playFootballRound({
        seed,
        players,
        conditions,
        fixtures: fixtures.filter((fixture) => fixture.round === round),
      })
      conditions = played.conditions
      yield played
    }
  }
}
