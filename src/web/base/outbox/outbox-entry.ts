import type { QueryClient } from '@tanstack/react-query'
import type { OutboxCopy } from '#web/copy/pt-BR/outbox.ts'
import { ApiProblem } from '#web/base/api-client.ts'

/** Something a person did that the server has not taken yet, or has refused. */
export interface OutboxEntry {
  /** Also the key under which it is sent: however often it arrives, it is applied once. */
  id: string
  /** Whose it is. Null when nobody was known here yet: then it goes as whoever is looking. */
  person: number | null
  /** In which it was made; none: the main one. */
  championship?: string
  kind: string
  subject: string
  body: unknown
  deed: Deed
  /** The name of what it is about, for people. */
  label: string
  madeAtMs: number
  /** By the game's clock: later it is worth nothing. */
  closesAtMs?: number
  /** Orders entries of all tabs. */
  place: number
  /** It may have arrived although no answer came. */
  tries: number
  state: 'waiting' | 'sending' | 'refused'
  refusal?: { text: string; isLate: boolean }
  /** By which the service worker sends it while no page is open, and what it was answered. */
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
  /** Nobody was there any more to tell that it arrived. */
  hasWaited: boolean
}

export const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'refused'

/** `crypto.randomUUID` is missing where a page is not served over HTTPS. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

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

/** Where entries lie between two pages. */
export interface EntryStore {
  /** False: they are gone with this page. */
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

/** What a failed sending means for what was sent. */
export type Verdict = 'later' | 'sign-in' | 'other-person' | 'refused' | 'arrived'

export function verdictOf(error: unknown, alreadySo: readonly string[] = []): Verdict {
  if (!(error instanceof ApiProblem)) return 'later'
  const { kind, status, facts } = error
  if (kind === 'other_person') return 'other-person'
  if (alreadySo.includes(kind)) return 'arrived'
  // Taken, but in words that this version of the page does not know.
  if (status >= 200 && status < 300) return 'arrived'
  if (status === 401) return 'sign-in'
  const isPassing = status === 0 || status >= 500 || status === 429 || typeof facts['retryAfterSeconds'] === 'number'
  return isPassing ? 'later' : 'refused'
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/** Twice as long each time, or as long as the server asks for. */
export function pauseMs(tries: number, error: unknown): number {
  const asked = error instanceof ApiProblem ? error.facts['retryAfterSeconds'] : undefined
  if (typeof asked === 'number') return asked * 1000
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1))
}
