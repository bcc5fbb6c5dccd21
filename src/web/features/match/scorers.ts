import type { MatchEventView } from '#contract/match.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'

const notes = { goal: undefined, penalty_goal: 'penalty', own_goal: 'own' } as const
type GoalKind = keyof typeof notes
const isGoal = (event: MatchEventView): event is MatchEventView & { kind: GoalKind } => event.kind in notes

/** Who scored for a side (an own goal bears the club of the unlucky one), in order of the first goal, each with his minutes: "Caio 12', 45+1' (pên.)". */
export function scorersOf(events: readonly MatchEventView[], clubId: number, words: MatchCopy): string[] {
  const goals = new Map<string, string[]>()
  for (const event of events) {
    if (!isGoal(event) || !event.player) continue
    const isOfClub = event.clubId === clubId
    if (isOfClub === (event.kind === 'own_goal')) continue
    const note = notes[event.kind]
    const minute = words.minute(event.minute, event.stoppage)
    const times = goals.get(event.player.name) ?? []
    goals.set(event.player.name, [...times, note ? `${minute} ${words.scorers[note]}` : minute])
  }
  return [...goals].map(([name, times]) => `${name} ${times.join(', ')}`)
}
