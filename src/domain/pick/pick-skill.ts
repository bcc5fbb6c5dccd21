import { brierScore } from '#domain/forecast/metrics.ts'
import { OUTCOMES, type Outcome } from '#domain/sport/outcome.ts'

export type OutcomeShares = Record<Outcome, number>

export interface SkillMatch {
  picked: Outcome
  result: Outcome
  /** Whether this sport has draws: without them only two outcomes are possible. */
  hasDraws: boolean
  crowd: OutcomeShares
  model: OutcomeShares | null
}

export interface Skill {
  matches: number
  /** The mean Brier scores of manager, crowd and model, in thousandths: 0 (perfect) to 2000. */
  own: number
  crowd: number
  model: number
}

/** The squared distance between the shares of each outcome and the result. */
const errorOf = (shares: OutcomeShares, result: Outcome): number =>
  brierScore({ probabilities: OUTCOMES.map((outcome) => shares[outcome]), outcome: OUTCOMES.indexOf(result) })

/**
 * A pick names one outcome and no chance. It is read as the chance that this manager's earlier picks came true, before
 * the match, so that managers who are right more often are believed more. It starts from one in two.
 */
function sharesOfPick({ picked, hasDraws }: SkillMatch, { right, settled }: { right: number; settled: number }) {
  const confidence = (right + 1) / (settled + 2)
  const others = OUTCOMES.filter((outcome) => outcome !== picked && (hasDraws || outcome !== 'draw'))
  const shares: OutcomeShares = { home: 0, draw: 0, away: 0 }
  shares[picked] = confidence
  for (const outcome of others) shares[outcome] = (1 - confidence) / others.length
  return shares
}

/**
 * The manager, the crowd and the model on the same matches, oldest first. A match without a forecast of the model is
 * not compared.
 */
export function pickSkill(matches: readonly SkillMatch[]): Skill | undefined {
  const record = { right: 0, settled: 0 }
  const sums = { own: 0, crowd: 0, model: 0 }
  let compared = 0
  for (const match of matches) {
    if (match.model) {
      sums.own += errorOf(sharesOfPick(match, record), match.result)
      sums.crowd += errorOf(match.crowd, match.result)
      sums.model += errorOf(match.model, match.result)
      compared++
    }
    record.settled++
    if (match.picked === match.result) record.right++
  }
  if (compared === 0) return undefined
  const mean = (sum: number) => Math.round((sum * 1000) / compared)
  return { matches: compared, own: mean(sums.own), crowd: mean(sums.crowd), model: mean(sums.model) }
}
