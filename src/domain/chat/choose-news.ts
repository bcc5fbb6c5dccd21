import type { ChatTopic } from './chat-services.ts'
import { CHAT_DEADLINE_PAUSE_HOURS } from './may-speak.ts'

/** What the group counts as knowing. A property is missing if there was no such news yet. */
export interface Told {
  /** Scores of matches, as "2-1". */
  scores?: Record<string, string>
  /** The first places with their points. */
  table?: string
  /** The newest kick-off or deadline that the group was reminded of, by the game clock. */
  deadlineMs?: number
  roundId?: number
}

export interface ChatFacts {
  /** Scores of the matches that are played now. */
  scores: Record<string, string>
  table: string
  /** The next kick-off or deadline for which somebody lacks something, by the game clock. */
  deadlineMs: number | null
  /** The newest settled round. */
  roundId: number | null
}

export interface ChosenNews {
  topic: ChatTopic
  told: Told
  /** For goals: ids of the matches whose score the group does not know yet. Empty for other topics. */
  changed: string[]
}

const HOUR_MS = 3_600_000

/**
 * BT6: what a new group counts as knowing, so that it gets no news about what happened before. A deadline is still
 * ahead, so the group does not count as reminded of it.
 */
export function firstTold({ scores, table, roundId }: ChatFacts): Told {
  return { scores, table, ...(roundId !== null && { roundId }) }
}

/**
 * BT6: the one message that a group gets now: a deadline comes first, then the table of a settled round, then goals.
 * The message about a round counts as one about its goals. Goals that do not change the table wait.
 */
export function chooseNews(
  facts: ChatFacts,
  told: Told,
  wants: Readonly<Record<ChatTopic, boolean>>,
): ChosenNews | undefined {
  const { scores, table, deadlineMs, roundId } = facts
  const isDue =
    deadlineMs !== null && deadlineMs >= (told.deadlineMs ?? -Infinity) + CHAT_DEADLINE_PAUSE_HOURS * HOUR_MS
  if (wants.deadline && isDue) return { topic: 'deadline', told: { ...told, deadlineMs }, changed: [] }
  if (roundId !== null && roundId !== told.roundId && wants.round)
    return { topic: 'round', told: { ...told, scores, table, roundId }, changed: [] }
  const changed = Object.keys(scores).filter((id) => scores[id] !== (told.scores?.[id] ?? '0-0'))
  if (wants.goals && changed.length > 0 && table !== told.table)
    return { topic: 'goals', told: { ...told, scores, table }, changed }
  return undefined
}
