import type { Deed } from './outbox-kind.ts'

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
