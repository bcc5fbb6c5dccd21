import type { ApiProblem } from '#web/base/api-client.ts'
import type { EntryStore } from './entry-store.ts'
import type { EntryRequest, OutboxEntry } from './outbox-entry.ts'
import type { AnyKind, Arrival } from './outbox-kind.ts'

/** What one tab tells the others. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'arrived'; entry: OutboxEntry; answer: unknown }
  | { type: 'refused'; entry: OutboxEntry; problem: ProblemFacts }

type ProblemFacts = Pick<ApiProblem, 'kind' | 'status' | 'fields' | 'facts'> & { detail: string }

/** What the outbox needs of the browser. */
export interface OutboxParts {
  store: Promise<EntryStore>
  /** Who is looking, as the server knows; null for a visitor. */
  viewer(): Promise<number | null>
  /** The same, as far as it is known here. */
  knownViewer(): number | null
  forgetViewer(): void
  /** A session that was here is none any more: the server says so, not the want of a cookie. */
  hasEnded(): Promise<boolean>
  /** In which this page is. */
  championship: string | undefined
  /** As the service worker can send it, which knows no kinds. */
  requestOf(kind: AnyKind, entry: OutboxEntry): EntryRequest
  send(kind: AnyKind, entry: OutboxEntry): Promise<unknown>
  /** Nobody else on this device sends meanwhile. */
  alone(work: () => Promise<void>): Promise<void>
  tell(news: OutboxNews): void
  arrived(kind: AnyKind, arrival: Arrival<unknown, unknown>): void
  wordsOf(error: unknown): string
  isOnline(): boolean
  nowMs(): number
  later(afterMs: number, work: () => void): () => void
}

export interface Wanted<Body> {
  body: Body
  label: string
  closesAtMs?: number | undefined
}

/** Null: it waits. A refusal is thrown, as that of any call. */
export type Outcome<Answer> = { answer: Answer | undefined } | null
