import { useSyncExternalStore } from 'react'
import { championshipIn } from '#web/base/championship.ts'

/** A squad with unsaved edits. Its prices are those paid or, for new players, those on the market. */
export interface Draft {
  players: readonly { playerId: number; pricePaid: number }[]
  captainId: number | null
  /** This and `bench` are missing in drafts that an earlier version left on the device. */
  viceCaptainId?: number | null
  bench?: readonly { playerId: number; price: number }[]
  /** The stored version that the draft started from, or null if the squad was never saved. */
  version: number | null
  /** A waiting save and its round, left by an earlier version. The outbox takes it over. */
  waitingForRound?: number
}

/** The id of a stored squad, or `novo` for one that is not saved yet. */
export type DraftKey = number | 'novo'

interface Drafts {
  [key: string]: Draft
}

/** Each championship has its own drafts. */
const keyOf = (championship: string | undefined) => (championship ? `craque.times.${championship}` : 'craque.times')
const storageKey = () => keyOf(championshipIn(location.search))
const storages = ['sessionStorage', 'localStorage'] as const
const undoSteps = 30
const nothing: Drafts = {}
const listeners = new Set<() => void>()
const past = new Map<DraftKey, (Draft | undefined)[]>()
let drafts: Drafts | undefined

/**
 * Read once, so that another tab that edits the same squad does not change this one. This tab's own storage comes
 * first, so that its edits survive a save in another tab. A tab without edits starts with those on the device.
 */
function load(): Drafts {
  drafts ??=
    storages
      .map((name) => readStorage(name))
      .map(parse)
      .find(hasAny) ?? nothing
  return drafts
}

const hasAny = (found: Drafts) => Object.keys(found).length > 0

function readStorage(name: (typeof storages)[number], key = storageKey()): string {
  try {
    return globalThis[name].getItem(key) ?? '{}'
  } catch {
    // Storage may be forbidden. Then a draft lives as long as the page.
    return '{}'
  }
}

function parse(text: string): Drafts {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Drafts) : nothing
  } catch {
    return nothing
  }
}

function change(next: Drafts) {
  drafts = next
  try {
    for (const name of storages) globalThis[name].setItem(storageKey(), JSON.stringify(next))
  } catch {
    // As above: without storage the draft is still in memory.
  }
  for (const listener of listeners) listener()
}

const without = (key: DraftKey): Drafts =>
  Object.fromEntries(Object.entries(load()).filter(([at]) => at !== String(key)))

/** Stores an edit and the state before it, for undo. */
export function editDraft(key: DraftKey, draft: Draft): void {
  past.set(key, [...(past.get(key) ?? []), load()[key]].slice(-undoSteps))
  change({ ...load(), [key]: draft })
}

/** Changes metadata of a draft, which cannot be undone. */
export const noteDraft = (key: DraftKey, draft: Draft): void => change({ ...load(), [key]: draft })

export function dropDraft(key: DraftKey): void {
  past.delete(key)
  change(without(key))
}

/** The content of a squad as this device sent it. */
interface SentContent {
  playerIds: readonly number[]
  captainId: number | null
  viceCaptainId?: number | null | undefined
  benchIds?: readonly number[] | undefined
}

const sameIds = (some: readonly { playerId: number }[] = [], others: readonly number[] = []) =>
  some.length === others.length && some.every(({ playerId }) => others.includes(playerId))

const isSent = (draft: Draft, sent: SentContent) =>
  sameIds(draft.players, sent.playerIds) &&
  sameIds(draft.bench, sent.benchIds) &&
  draft.captainId === sent.captainId &&
  (draft.viceCaptainId ?? null) === (sent.viceCaptainId ?? null)

interface Settled {
  key: DraftKey
  sent: SentContent
  stored: { id: number; version: number }
  /** This page sent the content, so later edits continue from it. If another tab sent it, edits here are a conflict. */
  isOwn: boolean
}

/** The server has stored the sent content, so it is no longer a draft. Edits made after sending remain a draft. */
export function settleDraft({ key, sent, stored, isOwn }: Settled): void {
  const draft = load()[key]
  if (!draft) return
  const isDone = isSent(draft, sent)
  if (isDone || isOwn) dropDraft(key)
  if (!isDone && isOwn) noteDraft(stored.id, { ...draft, version: stored.version })
}

/**
 * The server has stored content of another championship than this page's, so it is no longer a draft there. Edits made
 * after sending remain a draft.
 */
export function settleDraftElsewhere(championship: string | undefined, key: DraftKey, sent: SentContent): void {
  const at = keyOf(championship)
  for (const name of storages) {
    const { [key]: draft, ...others } = parse(readStorage(name, at))
    if (!draft || !isSent(draft, sent)) continue
    try {
      globalThis[name].setItem(at, JSON.stringify(others))
    } catch {
      // Without storage, other pages have no drafts.
    }
  }
}

/** Saves that an earlier version left waiting. Each is returned once. */
export function takeWaitingDrafts(): [DraftKey, Draft, roundId: number][] {
  return Object.entries(load()).flatMap(([at, { waitingForRound, ...draft }]) => {
    if (waitingForRound === undefined) return []
    const key: DraftKey = at === 'novo' ? at : Number(at)
    noteDraft(key, draft)
    return [[key, draft, waitingForRound] as [DraftKey, Draft, number]]
  })
}

export function undoDraft(key: DraftKey): void {
  const steps = past.get(key)
  if (!steps || steps.length === 0) return
  const before = steps.at(-1)
  const version = load()[key]?.version ?? before?.version ?? null
  past.set(key, steps.slice(0, -1))
  // Undo restores the edit, but not the version that the person chose in a conflict.
  change(before ? { ...load(), [key]: { ...before, version } } : without(key))
}

export const canUndo = (key: DraftKey): boolean => (past.get(key)?.length ?? 0) > 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The first render has no drafts, like the server's HTML. */
export function useDraft(key: DraftKey): Draft | undefined {
  const all = useSyncExternalStore(subscribe, load, () => nothing)
  return all[key]
}
