/** Written from docs/rules.md alone (PK2, BL3, BL4, BL10, BL11). It shares no code with the server's scoring. */

interface Goals {
  home: number
  away: number
}

/** The rules of a bolão as its entry in the log holds them. */
export interface PoolRules {
  exact: number
  winner_goals: number
  difference: number
  draw: number
  loser_goals: number
  winner: number
  goes_on: number
  after_extra_time: boolean
  knockout_times: number
  semifinal_times: number
  final_times: number
  has_joker: boolean
}

export interface PoolMatch {
  score: Goals
  extraTime?: Goals | null
  penalties?: Goals | null
  /** BL10: by how many goals the home side was ahead from the first leg; null where nobody goes through. */
  lead: number | null
  stage: string | null
}

export interface PoolPick {
  outcome: string
  /** Null where only a winner is picked. */
  goals: Goals | null
  goesOn: string | null
  isJoker: boolean
}

const ahead = (home: number, away: number) => (home > away ? 'H' : home < away ? 'A' : 'D')

/** PK2, in the words of BL3: the best line that applies; no points for a wrong outcome. */
function line(rules: PoolRules, { outcome, goals }: PoolPick, result: Goals): { points: number; isExact: boolean } {
  const won = ahead(result.home, result.away)
  const none = { points: 0, isExact: false }
  if (!goals) return outcome === won ? { points: rules.winner, isExact: false } : none
  if (ahead(goals.home, goals.away) !== won) return none
  if (goals.home === result.home && goals.away === result.away) return { points: rules.exact, isExact: true }
  if (won === 'D') return { points: rules.draw, isExact: false }
  const [of, other] = won === 'H' ? (['home', 'away'] as const) : (['away', 'home'] as const)
  if (goals[of] === result[of]) return { points: rules.winner_goals, isExact: false }
  if (goals[of] - goals[other] === result[of] - result[other]) return { points: rules.difference, isExact: false }
  return { points: goals[other] === result[other] ? rules.loser_goals : rules.winner, isExact: false }
}

/** BL10: penalties first, then the score after extra time, then ninety minutes, with the first leg's lead. */
function wentOn({ score, extraTime, penalties }: PoolMatch, lead: number): string {
  if (penalties) return ahead(penalties.home, penalties.away)
  const { home, away } = extraTime ?? score
  return ahead(home + lead, away)
}

function pickedOn({ outcome, goals, goesOn }: PoolPick, lead: number): string {
  if (!goals) return outcome
  const side = ahead(goals.home + lead, goals.away)
  return side === 'D' ? (goesOn ?? '?') : side
}

/** BL11: how many times a match counts for a person. */
function times(rules: PoolRules, stage: string | null, isJoker: boolean): number {
  const ofStage =
    stage === 'final'
      ? rules.final_times
      : stage === 'semifinal'
        ? rules.semifinal_times
        : stage === 'knockout'
          ? rules.knockout_times
          : 1
  return ofStage * (isJoker && rules.has_joker ? 2 : 1)
}

export function pickPoints(rules: PoolRules, pick: PoolPick, match: PoolMatch): { points: number; isExact: boolean } {
  const result = rules.after_extra_time && match.extraTime ? match.extraTime : match.score
  const { points, isExact } = line(rules, pick, result)
  const { lead } = match
  const through = lead === null ? '?' : wentOn(match, lead)
  const isRightOn = lead !== null && through !== 'D' && pickedOn(pick, lead) === through
  return { points: (points + (isRightOn ? rules.goes_on : 0)) * times(rules, match.stage, pick.isJoker), isExact }
}
