import type { PlayerId } from '#domain/ids.ts'
import type { Fixture } from '#world/fixtures/fixtures.ts'
import type { Condition } from '#world/players/condition.ts'
import { nextConditions, type RoundAppearance } from '#world/players/next-conditions.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { foldFootball, type Appearance, type FoldedMatch } from './fold.ts'
import { playFootballFixture, type PlayedFootball } from './play-fixture.ts'

export interface PlayedMatch extends PlayedFootball {
  fixture: Fixture
  final: FoldedMatch
}

export interface PlayedRound {
  matches: PlayedMatch[]
  /** Everybody on a sheet of the round; a player is on only one. */
  appearances: Map<PlayerId, Appearance>
  /** Each player's condition before the next round. */
  conditions: Map<PlayerId, Condition>
}

export const roundAppearance = ({ played, yellows, straightRed }: Appearance): RoundAppearance => ({
  played,
  yellow: yellows === 1,
  red: straightRed || yellows >= 2,
})

/** A whole round from first kick-off to the state before the next one. */
export function playFootballRound(options: {
  seed: number
  fixtures: readonly Fixture[]
  players: readonly FootballPlayer[]
  conditions: ReadonlyMap<PlayerId, Condition>
}): PlayedRound {
  const { seed, fixtures, players, conditions } = options
  const [first] = fixtures
  if (!first) throw new Error('a round needs matches')
  const matches = fixtures.map((fixture): PlayedMatch => {
    const played = playFootballFixture({ seed, fixture, players, conditions })
    return { ...played, fixture, final: foldFootball(played, played.events) }
  })
  const appearances = new Map(matches.flatMap(({ final }) => [...final.appearances]))
  const seen = new Map([...appearances].map(([id, appearance]) => [id, roundAppearance(appearance)]))
  return {
    matches,
    appearances,
    conditions: nextConditions({
      seed,
      season: first.season,
      round: first.round,
      players,
      conditions,
      appearances: seen,
    }),
  }
}
