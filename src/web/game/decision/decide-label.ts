import type { MatchView } from '#contract/match.ts'
import type { DecisionCopy } from '#web/copy/pt-BR/decision.ts'

/** What the button says that leads to the decisions about a match. */
export function decideLabel(state: MatchView['state'], { organiser: words }: DecisionCopy): string {
  if (state === 'final') return words.decideOver
  return state === 'abandoned' ? words.decideStopped : words.decide
}
