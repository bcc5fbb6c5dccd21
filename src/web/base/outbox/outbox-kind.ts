import type { QueryClient } from '#web/queries/query-client.ts'
import type { OutboxCopy } from '#web/copy/pt-BR/outbox.ts'

/** What people do, as the panel names it. */
export type Deed = keyof OutboxCopy['deeds']

export interface OutboxRequest {
  path: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** What it shows beside who sends it. */
  headers?: Record<string, string>
}

/** One kind of thing that people do. Its body is kept for later, so it says all that is needed to send it. */
export interface OutboxKind<Body, Answer> {
  name: string
  deed(body: Body): Deed
  /** What it is about: of two that wait for the same subject the newer counts. */
  subject(body: Body): string
  request(body: Body): OutboxRequest
  /** Refused inside an answer that is none itself. */
  refusalIn?(answer: Answer, body: Body): { kind: string; text: string } | undefined
  /** Problems that mean that it arrived after its deadline. */
  late?: readonly string[]
  /** Problems that mean that it was so already. */
  alreadySo?(body: Body): readonly string[]
  /** What the next one about the same subject becomes by the answer to the one before it. */
  follow?(body: Body, answer: Answer): Body
  /** What its arrival changes on the screen, in every tab. */
  arrived?(queryClient: QueryClient, arrival: Arrival<Body, Answer>): void
  /** The same, on a page of another championship: of what is shown nothing changes. */
  arrivedElsewhere?(body: Body, championship: string | undefined): void
}

export interface Arrival<Body, Answer> {
  body: Body
  /** None when it was so already. */
  answer: Answer | undefined
  /** Done on this very page, not in another tab or before. */
  isOwn: boolean
}

export type AnyKind = OutboxKind<unknown, unknown>
