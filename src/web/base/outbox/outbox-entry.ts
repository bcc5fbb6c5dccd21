import type { QueryClient } from '@tanstack/react-query'
import type { OutboxCopy } from '#web/copy/pt-BR/outbox.ts'
import type { ProblemKind } from '#api/api-routes.ts'
import { ApiProblem, type ApiRequest } from '#web/base/api-client.ts'

/** An action that the server does not have yet, or that it refused. */
export interface OutboxEntry {
  /** Also the idempotency key: the entry is applied once, however often it arrives. */
  id: string
  /** The person who made the entry. Null if nobody was known yet: then it is sent for the current viewer. */
  person: number | null
  /** The championship on whose page the entry was made. Undefined means the main one. */
  championship?: string
  kind: string
  subject: string
  body: unknown
  deed: Deed
  /** What the action is about, in words for people. */
  label: string
  madeAtMs: number
  /** The deadline by the game's clock. The server refuses an entry that arrives later. */
  closesAtMs?: number
  /** Orders the entries of all tabs. */
  place: number
  /** The number of times that it was sent. Each may have reached the server although no answer came. */
  tries: number
  state: 'waiting' | 'sending' | 'refused'
  refusal?: { text: string; isLate: boolean }
  /** The request that the service worker can send without a page, and the answer that it got. */
  request?: EntryRequest
  answer?: { status: number; type: string; text: string }
}

export interface EntryRequest {
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

export interface SentEntry {
  id: string
  deed: Deed
  label: string
  atMs: number
  /** No code on this page waited for the answer, so nothing has shown the person the result yet. */
  hasWaited: boolean
}

export const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'refused'

export const isFor = ({ person }: OutboxEntry, viewer: number | null) => person === null || person === viewer

/** Two entries about one thing: the newer one counts. */
export const isSame = (one: OutboxEntry, other: OutboxEntry) =>
  one.kind === other.kind &&
  one.subject === other.subject &&
  one.person === other.person &&
  one.championship === other.championship

/** `crypto.randomUUID` is missing on pages without HTTPS. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The name of an action in the outbox panel. */
export type Deed = keyof OutboxCopy['deeds']

/** One kind of action. The body is stored, so it must contain everything that a later request needs. */
export interface OutboxKind<Body, Answer> {
  name: string
  deed(body: Body): Deed
  /** What the action is about. Of two waiting entries with the same subject the newer one counts. */
  subject(body: Body): string
  request(body: Body): ApiRequest<Answer>
  /** A refusal inside a successful answer. */
  refusalIn?(answer: Answer, body: Body): { kind: ProblemKind; text: string } | undefined
  /** Problems that mean the entry missed its deadline. */
  late?: readonly ProblemKind[]
  /** Problems that mean the wanted state was already reached. */
  alreadySo?(body: Body): readonly ProblemKind[]
  /** Adapts the next entry about the same subject to the answer of the one before. */
  follow?(body: Body, answer: Answer): Body
  /** Updates the screen after an arrival, in every tab that shows the entry's championship. */
  arrived?(queryClient: QueryClient, arrival: Arrival<Body, Answer>): void
  /** Runs instead of `arrived` on a page of another championship, where nothing on screen changes. */
  arrivedElsewhere?(body: Body, championship: string | undefined): void
}

export interface Arrival<Body, Answer> {
  body: Body
  /** Undefined if the state was already reached. */
  answer: Answer | undefined
  /** Made on this very page, not in another tab or earlier. */
  isOwn: boolean
}

export type AnyKind = OutboxKind<unknown, unknown>

/** Where entries are stored between pages. */
export interface EntryStore {
  /** False if entries are lost with this page. */
  isLasting: boolean
  all(): Promise<OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

/** What one tab tells the others. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'arrived'; entry: OutboxEntry; answer: unknown }
  | { type: 'refused'; entry: OutboxEntry; problem: ProblemFacts }

type ProblemFacts = Pick<ApiProblem, 'kind' | 'status' | 'fields' | 'facts'> & { detail: string }

/** What the outbox needs from the browser. */
export interface OutboxParts {
  store: Promise<EntryStore>
  /** The viewer, according to the server. Null for a visitor. */
  viewer(): Promise<number | null>
  /** The viewer as far as it is known here. */
  knownViewer(): number | null
  forgetViewer(): void
  /** Whether a session on this device has ended. Asks the server, because a missing cookie proves nothing. */
  hasEnded(): Promise<boolean>
  /** The page's championship. */
  championship: string | undefined
  /** A complete request for the service worker, which knows no kinds. */
  requestOf(kind: AnyKind, entry: OutboxEntry): EntryRequest
  send(kind: AnyKind, entry: OutboxEntry): Promise<unknown>
  /** Runs `work` while no other tab or worker of this device sends, if the browser has locks. */
  alone(work: () => Promise<void>): Promise<void>
  broadcast(news: OutboxNews): void
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

/** Null if the entry still waits or a newer one replaced it. A refusal is thrown, as by any call. */
export type Outcome<Answer> = { answer: Answer | undefined } | null

/** What a failed request means for its entry. */
export type Verdict = 'later' | 'sign-in' | 'other-person' | 'refused' | 'arrived'

export function verdictOf(error: unknown, alreadySo: readonly ProblemKind[] = []): Verdict {
  if (!(error instanceof ApiProblem)) return 'later'
  const { kind, status, facts } = error
  if (kind === 'other_person') return 'other-person'
  if (alreadySo.includes(kind)) return 'arrived'
  // The server accepted the entry with an answer that this version of the page does not understand.
  if (status >= 200 && status < 300) return 'arrived'
  if (status === 401) return 'sign-in'
  const isPassing = status === 0 || status >= 500 || status === 429 || typeof facts['retryAfterSeconds'] === 'number'
  return isPassing ? 'later' : 'refused'
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** The server's pause if it named one. Otherwise the pause doubles each time, up to a minute. */
export function pauseMs(tries: number, error: unknown): number {
  const seconds = error instanceof ApiProblem ? error.facts['retryAfterSeconds'] : undefined
  if (typeof seconds === 'number') return seconds * 1000
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1))
}
