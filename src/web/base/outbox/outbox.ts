import { ApiProblem } from '#web/base/api-client.ts'
import { createEntryList } from './entry-list.ts'
import {
  isUnsent,
  newEntryId,
  type OutboxEntry,
  type AnyKind,
  type OutboxKind,
  type Outcome,
  type OutboxNews,
  type OutboxParts,
  type Wanted,
  pauseMs,
  verdictOf,
} from './outbox-entry.ts'

interface Waiter {
  settle: (outcome: Outcome<unknown>) => void
  refuse: (problem: ApiProblem) => void
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(parts: OutboxParts) {
  const kinds = new Map<string, AnyKind>()
  const waiters = new Map<string, Waiter>()
  const made = new Set<string>()
  /** Requests of this page without an answer yet. */
  const underWay = new Set<string>()
  const list = createEntryList(parts.store, () => parts.broadcast({ type: 'changed' }))
  let running: Promise<void> | undefined
  let isSending = false
  let isAskedAgain = false
  let cancelRetry = () => {}
  let lastPlace = 0
  const { state, become, drop, read } = list

  function keep(entry: OutboxEntry): Promise<void> {
    const kind = kinds.get(entry.kind)
    return list.keep(kind ? { ...entry, request: parts.requestOf(kind, entry) } : entry)
  }

  function take(id: string): Waiter | undefined {
    const waiter = waiters.get(id)
    waiters.delete(id)
    return waiter
  }

  function noteArrival(entry: OutboxEntry, answer: unknown) {
    const kind = kinds.get(entry.kind)
    const { championship } = entry
    if (kind && championship === parts.championship)
      parts.arrived(kind, { body: entry.body, answer, isOwn: made.has(entry.id) })
    else kind?.arrivedElsewhere?.(entry.body, championship)
    const { id, deed, label } = entry
    const waiter = take(id)
    const hasWaited = waiter === undefined
    become({ sent: [{ id, deed, label, atMs: parts.nowMs(), hasWaited }, ...state().sent] })
    waiter?.settle({ answer })
  }

  async function arrive(kind: AnyKind, entry: OutboxEntry, answer: unknown): Promise<void> {
    const next = state().entries.filter((one) => one.id !== entry.id && isUnsent(one) && isSame(one, entry))
    // The adapted next entry must be stored before this answer is dropped.
    if (kind.follow && answer !== undefined)
      for (const one of next) {
        const body = kind.follow(one.body, answer)
        await keep({ ...one, body, subject: kind.subject(body) })
      }
    // Updates the data before it removes the entry, so that nothing flickers.
    noteArrival(entry, answer)
    await drop([entry.id])
    parts.broadcast({ type: 'arrived', entry, answer })
  }

  /**
   * If code on this page waits for the entry, it gets the refusal. Otherwise the entry stays in the list until the
   * person dismisses it.
   */
  async function refuse(kind: AnyKind, entry: OutboxEntry, problem: ApiProblem): Promise<void> {
    const waiter = take(entry.id)
    if (waiter) {
      await drop([entry.id])
      return waiter.refuse(problem)
    }
    const isLate = kind.late?.includes(problem.kind) ?? false
    await keep({ ...entry, state: 'refused', refusal: { text: parts.wordsOf(problem), isLate } })
    const { kind: problemKind, status, fields, facts, message: detail } = problem
    parts.broadcast({ type: 'refused', entry, problem: { kind: problemKind, status, fields, facts, detail } })
  }

  /** Returns whether the next entry may be sent. */
  async function sendOne(kind: AnyKind, found: OutboxEntry): Promise<boolean> {
    const entry: OutboxEntry = { ...found, state: 'sending', tries: found.tries + 1 }
    await keep(entry)
    try {
      underWay.add(entry.id)
      const answer = await parts.send(kind, entry).finally(() => underWay.delete(entry.id))
      const refusal = kind.refusalIn?.(answer, entry.body)
      if (refusal) await refuse(kind, entry, new ApiProblem({ kind: refusal.kind, status: 422, detail: refusal.text }))
      else await arrive(kind, entry, answer)
      return true
    } catch (error) {
      const verdict = verdictOf(error, kind.alreadySo?.(entry.body))
      if (verdict === 'arrived') await arrive(kind, entry, undefined)
      else if (verdict === 'refused' && error instanceof ApiProblem) await refuse(kind, entry, error)
      if (verdict === 'arrived' || verdict === 'refused') return true
      const { answer: _undecided, ...retried } = entry
      await keep({ ...retried, state: 'waiting' })
      if (verdict === 'sign-in') become({ needsSignIn: true })
      else cancelRetry = parts.later(pauseMs(entry.tries, error), () => void flush())
      if (verdict !== 'later') parts.forgetViewer()
      return false
    }
  }

  const isFor = ({ person }: OutboxEntry, viewer: number | null) => person === null || person === viewer

  /** Entries that another tab is sending do not count as held. */
  function noteHeld(): void {
    const viewer = parts.knownViewer()
    const unsent = state().entries.filter((entry) => isUnsent(entry) && isFor(entry, viewer))
    become({ isHeld: unsent.length > 0 && unsent.every((entry) => entry.state === 'waiting') })
  }

  /** The session was ended elsewhere, or the account is gone: deletes all entries of its person. */
  async function forgetEnded(): Promise<void> {
    const theirs = state().entries.filter(({ person }) => person !== null)
    if (theirs.length === 0 || !(await parts.hasEnded())) return
    await drop(theirs.map(({ id }) => id))
    become({ lost: theirs.length })
  }

  async function sendAll(): Promise<void> {
    cancelRetry()
    isSending = true
    try {
      await read()
      become({ isHeld: false, needsSignIn: false })
      while (parts.isOnline() && state().entries.some(isUnsent)) {
        const viewer = await parts.viewer()
        if (viewer === null) await forgetEnded()
        const next = state().entries.find((entry) => isUnsent(entry) && kinds.has(entry.kind) && isFor(entry, viewer))
        const kind = next && kinds.get(next.kind)
        if (!kind || !(await sendOne(kind, next))) break
      }
    } catch (error) {
      cancelRetry = parts.later(pauseMs(1, error), () => void flush())
    } finally {
      isSending = false
    }
    // Entries that were added in the meantime go next.
    if (isAskedAgain) return
    noteHeld()
    for (const { id } of state().entries) take(id)?.settle(null)
  }

  /** Sends all waiting entries. If a run is active, another one follows it. */
  function flush(): Promise<void> {
    isAskedAgain = true
    running ??= (async () => {
      while (isAskedAgain) {
        isAskedAgain = false
        await parts.alone(sendAll)
      }
    })().finally(() => {
      running = undefined
    })
    return running
  }

  function register<Body, Answer>(kind: OutboxKind<Body, Answer>): void {
    kinds.set(kind.name, kind)
  }

  function entryOf<Body, Answer>(
    kind: OutboxKind<Body, Answer>,
    { body, label, closesAtMs }: Wanted<Body>,
  ): OutboxEntry {
    register(kind)
    lastPlace = Math.max(lastPlace + 1, parts.nowMs() * 1000)
    return {
      id: newEntryId(),
      person: parts.knownViewer(),
      ...(parts.championship && { championship: parts.championship }),
      kind: kind.name,
      subject: kind.subject(body),
      body,
      deed: kind.deed(body),
      label,
      madeAtMs: parts.nowMs(),
      ...(closesAtMs !== undefined && { closesAtMs }),
      place: lastPlace,
      tries: 0,
      state: 'waiting',
    }
  }

  async function add(entry: OutboxEntry): Promise<void> {
    // An entry that was tried may have arrived. It is sent first under its own key, and the new one follows its answer.
    const replaced = state().entries.filter((one) => isSame(one, entry) && (one.state === 'refused' || one.tries === 0))
    made.add(entry.id)
    const stored = keep(entry)
    for (const { id } of replaced) take(id)?.settle(null)
    await drop(replaced.map(({ id }) => id))
    await stored
    void flush()
  }

  /** Adds an entry and waits for its result. */
  async function submit<Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>): Promise<Outcome<Answer>> {
    const entry = entryOf(kind, wanted)
    const outcome = new Promise<Outcome<unknown>>((settle, reject) => {
      waiters.set(entry.id, { settle, refuse: reject })
    })
    await add(entry)
    return outcome as Promise<Outcome<Answer>>
  }

  /**
   * On leaving, the second of two entries with one subject may overtake the first. It is sent now under a different
   * key, and again later under its own.
   */
  function asLast(kind: AnyKind, entry: OutboxEntry): OutboxEntry | undefined {
    const first = state().entries.find((one) => isUnsent(one) && isSame(one, entry))
    if (first?.id === entry.id) return entry
    return kind.follow ? undefined : { ...entry, id: newEntryId() }
  }

  /**
   * The person leaves the page: sends unsent entries without waiting for answers. Their keys make a later repeat
   * harmless.
   */
  function sendLast(): void {
    if (!parts.isOnline()) return
    for (const entry of state().entries) {
      const kind = kinds.get(entry.kind)
      if (!kind || !isUnsent(entry) || underWay.has(entry.id) || !isFor(entry, parts.knownViewer())) continue
      const last = asLast(kind, entry)
      if (last) parts.send(kind, last).catch(() => undefined)
    }
  }

  function receive(news: OutboxNews): void {
    if (news.type === 'arrived') noteArrival(news.entry, news.answer)
    if (news.type === 'refused') {
      const waiter = take(news.entry.id)
      waiter?.refuse(new ApiProblem(news.problem))
      if (waiter) void drop([news.entry.id])
    }
    void read().then(() => {
      if (!isSending) noteHeld()
    })
  }

  return {
    submit,
    /** Nobody waits for it, so a refusal stays in the list. */
    leave: <Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>) => add(entryOf(kind, wanted)),
    register,
    flush,
    sendLast,
    receive,
    read,
    /** Removes unsent or refused entries. */
    discard: drop,
    /** Retries with a new key, because the answer to the old key was a refusal. */
    async retry(id: string): Promise<void> {
      const found = state().entries.find((entry) => entry.id === id)
      if (!found) return
      const { refusal: _refusal, answer: _answer, ...entry } = found
      await keep({ ...entry, id: newEntryId(), state: 'waiting', tries: 0 })
      await drop([id])
      await flush()
    },
    /** The person signed out: deletes their entries and those made before anybody was known. */
    async empty(person: number): Promise<void> {
      const gone = state().entries.filter((entry) => isFor(entry, person))
      await drop(gone.map(({ id }) => id))
      become({ sent: [], isHeld: false, needsSignIn: false })
    },
    /** Entries of a guest move to the account that absorbed the guest. */
    async adopt(from: number, to: number): Promise<void> {
      for (const entry of state().entries.filter(({ person }) => person === from)) await keep({ ...entry, person: to })
    },
    subscribe: list.subscribe,
    state,
  }
}

const isSame = (one: OutboxEntry, other: OutboxEntry) =>
  one.kind === other.kind &&
  one.subject === other.subject &&
  one.person === other.person &&
  one.championship === other.championship
