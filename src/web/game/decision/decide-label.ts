import type { MatchView } from '#contract/match.ts'
import type { DecisionCopy } from '#web/copy/pt-BR/decision.ts'

/** The label of the button that opens the decisions about a match. */
export function decideLabel(state: MatchView['state'], { organiser: words }: DecisionCopy): string {
  if (state === 'final') return words.decideOver
  return state === 'abandoned' ? words.decideStopped : words.decide
}
