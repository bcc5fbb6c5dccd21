import type { ChatTopic } from './chat-services.ts'
import { CHAT_DEADLINE_PAUSE_HOURS } from './may-speak.ts'

/** What a group was last told; what is missing was never told. */
export interface Told {
  /** Scores of matches, as "2-1". */
  scores?: Record<string, string>
  /** The first places with their points. */
  table?: string
  /** The newest kick-off or deadline that it was reminded of, by the game clock. */
  deadlineMs?: number
  roundId?: number
}

export interface ChatFacts {
  /** Matches that are played now. */
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
  /** Ids of matches whose score is not the one that was told. */
  changed: string[]
}

const HOUR_MS = 3_600_000

/** BT6: what counts as told to a new group. So it hears nothing about what happened before. */
export function firstTold({ scores, table, roundId }: ChatFacts): Told {
  return { scores, table, ...(roundId !== null && { roundId }) }
}

/**
 * BT6: the one thing that a group is told now. A deadline cannot wait; the table of a round includes its goals. A goal
 * that does not change the table waits for one that does.
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
