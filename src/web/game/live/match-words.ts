import type { LiveMatch } from '#contract/live.ts'
import { DECISION_KINDS, type DecisionKind } from '#domain/match/decision.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'

type Moment = LiveMatch['moments'][number]

function momentText(moment: Moment, words: LiveCopy): string | undefined {
  const name = moment.playerName ?? ''
  switch (moment.kind) {
    case 'goal':
    case 'penalty_goal':
      return words.goal(name)
    case 'own_goal':
      return words.ownGoal(name)
    case 'penalty_saved':
      return words.penaltySaved(name)
    case 'penalty_missed':
      return words.penaltyMissed(name)
    case 'red':
    case 'second_yellow':
      return words.red(name)
    case 'kick_off':
      return words.kickOff
    case 'full_time':
      return words.fullTime
    default:
      return undefined
  }
}

/** MT10: the words for a decision about a match, without a score. */
function decided({ moments, homeName, awayName }: LiveMatch, words: LiveCopy): string | undefined {
  const kind = moments.at(-1)?.kind ?? ''
  return isDecision(kind) ? words.decided[kind](homeName, awayName) : undefined
}

const isDecision = (kind: string): kind is DecisionKind => (DECISION_KINDS as readonly string[]).includes(kind)

/** Only exciting events become text. Others just change the numbers. */
export function matchText(match: LiveMatch, words: LiveCopy): string | undefined {
  const decision = decided(match, words)
  if (decision !== undefined) return decision
  const what = match.moments.map((moment) => momentText(moment, words)).findLast((text) => text !== undefined)
  if (what === undefined) return undefined
  return `${what} (${words.score(match.homeName, match.homeScore, match.awayScore, match.awayName)})`
}
