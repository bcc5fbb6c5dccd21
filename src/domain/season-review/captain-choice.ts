import type { PlayerId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { resolveLineup, type Fielded } from '#domain/scoring/resolve-lineup.ts'

export interface ScoredPlayer extends Fielded {
  pointTenths: number
}

/** A lineup of a settled round with the points of each of its players. */
export interface PlayedLineup {
  players: readonly ScoredPlayer[]
  bench: readonly ScoredPlayer[]
  captainId: PlayerId
  viceCaptainId: PlayerId | null
}

/** What the armband gave in a round, and what it would have given with each starter as captain. */
export interface CaptainChoice {
  ownTenths: number
  eachTenths: readonly number[]
}

/** RS5 for the captain alone: the vice stays vice where still allowed. */
function bonusWith(lineup: PlayedLineup, captainId: PlayerId): number {
  const viceCaptainId = lineup.viceCaptainId === captainId ? null : lineup.viceCaptainId
  const { armbandId } = resolveLineup({ ...lineup, captainId, viceCaptainId })
  return captainBonusTenths(lineup.players.find(({ playerId }) => playerId === armbandId)?.pointTenths ?? 0)
}

export const captainChoice = (lineup: PlayedLineup): CaptainChoice => ({
  ownTenths: bonusWith(lineup, lineup.captainId),
  eachTenths: lineup.players.map(({ playerId }) => bonusWith(lineup, playerId)),
})

export interface CaptainSkill {
  ownTenths: number
  /** What captains drawn at random would have given on average. */
  drawnTenths: number
  bestTenths: number
  /** What the manager's captains gave, in percent of the best ones; null if even these gave nothing. */
  percentOfBest: number | null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** SR3: what the armband gave over the season, compared with drawn and with the best captains. */
export function captainSkill(choices: readonly CaptainChoice[]): CaptainSkill {
  const ownTenths = sum(choices.map((choice) => choice.ownTenths))
  const drawnTenths = Math.round(sum(choices.map(({ eachTenths }) => sum(eachTenths) / eachTenths.length)))
  const bestTenths = sum(choices.map(({ eachTenths }) => Math.max(...eachTenths)))
  return {
    ownTenths,
    drawnTenths,
    bestTenths,
    percentOfBest: bestTenths > 0 ? Math.round((100 * ownTenths) / bestTenths) : null,
  }
}
