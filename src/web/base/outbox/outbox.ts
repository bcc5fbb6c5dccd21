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
  /** Requested of the server by this page, which is not answered yet. */
  const underWay = new Set<string>()
  const list = createEntryList(parts.store, () => parts.tell({ type: 'changed' }))
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
    // What follows from the answer is stored before the answer is forgotten.
    if (kind.follow && answer !== undefined)
      for (const one of next) {
        const body = kind.follow(one.body, answer)
        await keep({ ...one, body, subject: kind.subject(body) })
      }
    // Shown as stored before it stops being shown as on its way: nothing flickers.
    noteArrival(entry, answer)
    await drop([entry.id])
    parts.tell({ type: 'arrived', entry, answer })
  }

  /** Whoever waits for it on this page tells it himself; else it stays in the list until it is sent away. */
  async function refuse(kind: AnyKind, entry: OutboxEntry, problem: ApiProblem): Promise<void> {
    const waiter = take(entry.id)
    if (waiter) {
      await drop([entry.id])
      return waiter.refuse(problem)
    }
    const isLate = kind.late?.includes(problem.kind) ?? false
    await keep({ ...entry, state: 'refused', refusal: { text: parts.wordsOf(problem), isLate } })
    const { kind: problemKind, status, fields, facts, message: detail } = problem
    parts.tell({ type: 'refused', entry, problem: { kind: problemKind, status, fields, facts, detail } })
  }

  /** Whether the next one may go. */
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
      const { answer: _undecided, ...asked } = entry
      await keep({ ...asked, state: 'waiting' })
      if (verdict === 'sign-in') become({ needsSignIn: true })
      else cancelRetry = parts.later(pauseMs(entry.tries, error), () => void flush())
      if (verdict !== 'later') parts.forgetViewer()
      return false
    }
  }

  const isFor = ({ person }: OutboxEntry, viewer: number | null) => person === null || person === viewer

  /** What another tab is sending is not held. */
  function noteHeld(): void {
    const viewer = parts.knownViewer()
    const unsent = state().entries.filter((entry) => isUnsent(entry) && isFor(entry, viewer))
    become({ isHeld: unsent.length > 0 && unsent.every((entry) => entry.state === 'waiting') })
  }

  /** Ended from elsewhere, or with the account: nothing of who was here stays. */
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
    // What was given in meanwhile goes next.
    if (isAskedAgain) return
    noteHeld()
    for (const { id } of state().entries) take(id)?.settle(null)
  }

  /** Sends what waits, unless it is being done; then once more after that. */
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
    // One that was tried may have arrived: it goes first, under its own key, and this one follows from its answer.
    const replaced = state().entries.filter((one) => isSame(one, entry) && (one.state === 'refused' || one.tries === 0))
    made.add(entry.id)
    const stored = keep(entry)
    for (const { id } of replaced) take(id)?.settle(null)
    await drop(replaced.map(({ id }) => id))
    await stored
    void flush()
  }

  /** Sends it and waits for how it went. */
  async function submit<Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>): Promise<Outcome<Answer>> {
    const entry = entryOf(kind, wanted)
    const outcome = new Promise<Outcome<unknown>>((settle, reject) => {
      waiters.set(entry.id, { settle, refuse: reject })
    })
    await add(entry)
    return outcome as Promise<Outcome<Answer>>
  }

  /** Of two about one thing the second may overtake the first: it goes under another key now, and under its own in its turn. */
  function asLast(kind: AnyKind, entry: OutboxEntry): OutboxEntry | undefined {
    const first = state().entries.find((one) => isUnsent(one) && isSame(one, entry))
    if (first?.id === entry.id) return entry
    return kind.follow ? undefined : { ...entry, id: newEntryId() }
  }

  /** The page is being left: what has not gone yet goes without anybody waiting for an answer; under its key it may go again. */
  function sendLast(): void {
    if (!parts.isOnline()) return
    for (const entry of state().entries) {
      const kind = kinds.get(entry.kind)
      if (!kind || !isUnsent(entry) || underWay.has(entry.id) || !isFor(entry, parts.knownViewer())) continue
      const last = asLast(kind, entry)
      if (last) parts.send(kind, last).catch(() => undefined)
    }
  }

  function hear(news: OutboxNews): void {
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
    /** Nobody waits for it: what is refused stays in the list. */
    leave: <Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>) => add(entryOf(kind, wanted)),
    register,
    flush,
    sendLast,
    hear,
    read,
    /** Thrown away unsent, or taken note of. */
    discard: drop,
    /** Once more, as something new: the answer to its first key was no. */
    async retry(id: string): Promise<void> {
      const found = state().entries.find((entry) => entry.id === id)
      if (!found) return
      const { refusal: _refusal, answer: _answer, ...entry } = found
      await keep({ ...entry, id: newEntryId(), state: 'waiting', tries: 0 })
      await drop([id])
      await flush()
    },
    /** He has signed out: nothing of his stays on this device, nor what was made before anybody was known. */
    async empty(person: number): Promise<void> {
      const gone = state().entries.filter((entry) => isFor(entry, person))
      await drop(gone.map(({ id }) => id))
      become({ sent: [], isHeld: false, needsSignIn: false })
    },
    /** What a guest left waiting is the account's that took him in. */
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
