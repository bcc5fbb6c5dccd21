import type { PlayerId } from '#domain/ids.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { FIT, type Condition } from './condition.ts'
import type { FootballPlayer } from './player.ts'

export interface RoundAppearance {
  played: boolean
  yellow: boolean
  red: boolean
}

const YELLOWS_TO_BAN = 3
const INJURY_IF_PLAYED = 0.035
const INJURY_IN_TRAINING = 0.01
const DOUBT = 0.05
const DOUBT_AFTER_INJURY = 0.5

function injuryRounds(rng: Rng): number {
  let rounds = 1
  while (rounds < 8 && rng.next() < 0.5) rounds++
  return rounds
}

function nextCondition(player: FootballPlayer, before: Condition, seen: RoundAppearance, rng: Rng): Condition {
  const yellows = before.yellows + (seen.yellow ? 1 : 0)
  if (seen.red) return { status: 'suspenso', roundsOut: 1, yellows }
  if (yellows >= YELLOWS_TO_BAN) return { status: 'suspenso', roundsOut: 1, yellows: 0 }
  if (before.roundsOut > 1) return { ...before, roundsOut: before.roundsOut - 1, yellows }
  const frailty = Math.exp(-0.3 * player.skills.fitness)
  if (rng.next() < frailty * (seen.played ? INJURY_IF_PLAYED : INJURY_IN_TRAINING))
    return { status: 'contundido', roundsOut: injuryRounds(rng), yellows }
  const doubt = before.status === 'contundido' ? DOUBT_AFTER_INJURY : DOUBT
  return rng.next() < doubt ? { status: 'duvida', roundsOut: 0, yellows } : { ...FIT, yellows }
}

/** Cards and injuries of a finished round decide who can play the next; each player has their own random stream. */
export function nextConditions(options: {
  seed: number
  season: number
  /** The round that has just finished. */
  round: number
  players: readonly FootballPlayer[]
  conditions: ReadonlyMap<PlayerId, Condition>
  appearances: ReadonlyMap<PlayerId, RoundAppearance>
}): Map<PlayerId, Condition> {
  const { seed, season, round, players, conditions, appearances } = options
  return new Map(
    players.map((player) => {
      const seen = appearances.get(player.id) ?? { played: false, yellow: false, red: false }
      const rng = rngFrom(seed, 'condition', season, round, player.id)
      return [player.id, nextCondition(player, conditions.get(player.id) ?? FIT, seen, rng)]
    }),
  )
}
