import { ApiProblem } from '#web/base/api-client.ts'
import { createEntryList, type OutboxState } from './entry-list.ts'
import {
  isFor,
  isSame,
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

/** The actions that the server does not have yet or that it refused. */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #list: ReturnType<typeof createEntryList>
  readonly #kinds = new Map<string, AnyKind>()
  readonly #waiters = new Map<string, Waiter>()
  readonly #made = new Set<string>()
  /** Requests of this page without an answer yet. */
  readonly #underWay = new Set<string>()
  #running: Promise<void> | undefined
  #isSending = false
  #isAskedAgain = false
  #cancelRetry = () => {}
  #lastPlace = 0

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#list = createEntryList(parts.store, () => parts.broadcast({ type: 'changed' }))
  }

  readonly state = (): OutboxState => this.#list.state()
  readonly subscribe = (listener: () => void): (() => void) => this.#list.subscribe(listener)
  readonly read = (): Promise<void> => this.#list.read()
  /** Deletes these entries, whatever their state. */
  readonly discard = (ids: readonly string[]): Promise<void> => this.#list.drop(ids)

  #keep(entry: OutboxEntry): Promise<void> {
    const kind = this.#kinds.get(entry.kind)
    return this.#list.keep(kind ? { ...entry, request: this.#parts.requestOf(kind, entry) } : entry)
  }

  #take(id: string): Waiter | undefined {
    const waiter = this.#waiters.get(id)
    this.#waiters.delete(id)
    return waiter
  }

  #noteArrival(entry: OutboxEntry, answer: unknown) {
    const kind = this.#kinds.get(entry.kind)
    const { championship } = entry
    if (kind && championship === this.#parts.championship)
      this.#parts.arrived(kind, { body: entry.body, answer, isOwn: this.#made.has(entry.id) })
    else kind?.arrivedElsewhere?.(entry.body, championship)
    const { id, deed, label } = entry
    const waiter = this.#take(id)
    const hasWaited = waiter === undefined
    this.#list.become({ sent: [{ id, deed, label, atMs: this.#parts.nowMs(), hasWaited }, ...this.state().sent] })
    waiter?.settle({ answer })
  }

  async #arrive(kind: AnyKind, entry: OutboxEntry, answer: unknown): Promise<void> {
    const next = this.state().entries.filter((one) => one.id !== entry.id && isUnsent(one) && isSame(one, entry))
    // The adapted next entry must be stored before this answer is dropped.
    if (kind.follow && answer !== undefined)
      for (const one of next) {
        const body = kind.follow(one.body, answer)
        await this.#keep({ ...one, body, subject: kind.subject(body) })
      }
    // Updates the data before it removes the entry, so that nothing flickers.
    this.#noteArrival(entry, answer)
    await this.discard([entry.id])
    this.#parts.broadcast({ type: 'arrived', entry, answer })
  }

  /** If code on this page waits for the entry, it gets the refusal. Otherwise the entry stays listed as refused. */
  async #refuse(kind: AnyKind, entry: OutboxEntry, problem: ApiProblem): Promise<void> {
    const waiter = this.#take(entry.id)
    if (waiter) {
      await this.discard([entry.id])
      return waiter.refuse(problem)
    }
    const isLate = kind.late?.includes(problem.kind) ?? false
    await this.#keep({ ...entry, state: 'refused', refusal: { text: this.#parts.wordsOf(problem), isLate } })
    const { kind: problemKind, status, fields, facts, message: detail } = problem
    this.#parts.broadcast({ type: 'refused', entry, problem: { kind: problemKind, status, fields, facts, detail } })
  }

  /** Returns true if the server accepted or refused the entry, so that the next one may be sent. */
  async #sendOne(kind: AnyKind, found: OutboxEntry): Promise<boolean> {
    const entry: OutboxEntry = { ...found, state: 'sending', tries: found.tries + 1 }
    await this.#keep(entry)
    try {
      this.#underWay.add(entry.id)
      const answer = await this.#parts.send(kind, entry).finally(() => this.#underWay.delete(entry.id))
      const refusal = kind.refusalIn?.(answer, entry.body)
      if (refusal)
        await this.#refuse(kind, entry, new ApiProblem({ kind: refusal.kind, status: 422, detail: refusal.text }))
      else await this.#arrive(kind, entry, answer)
      return true
    } catch (error) {
      const verdict = verdictOf(error, kind.alreadySo?.(entry.body))
      if (verdict === 'arrived') await this.#arrive(kind, entry, undefined)
      else if (verdict === 'refused' && error instanceof ApiProblem) await this.#refuse(kind, entry, error)
      if (verdict === 'arrived' || verdict === 'refused') return true
      const { answer: _undecided, ...retried } = entry
      await this.#keep({ ...retried, state: 'waiting' })
      if (verdict === 'sign-in') this.#list.become({ needsSignIn: true })
      else this.#cancelRetry = this.#parts.later(pauseMs(entry.tries, error), () => void this.flush())
      if (verdict !== 'later') this.#parts.forgetViewer()
      return false
    }
  }

  /** Entries are held while all of them wait. While any tab sends one of them, they are not. */
  #noteHeld(): void {
    const viewer = this.#parts.knownViewer()
    const unsent = this.state().entries.filter((entry) => isUnsent(entry) && isFor(entry, viewer))
    this.#list.become({ isHeld: unsent.length > 0 && unsent.every((entry) => entry.state === 'waiting') })
  }

  /** If this device's session is no longer valid, deletes all entries that name a person. */
  async #forgetEnded(): Promise<void> {
    const theirs = this.state().entries.filter(({ person }) => person !== null)
    if (theirs.length === 0 || !(await this.#parts.hasEnded())) return
    await this.discard(theirs.map(({ id }) => id))
    this.#list.become({ lost: theirs.length })
  }

  async #sendAll(): Promise<void> {
    this.#cancelRetry()
    this.#isSending = true
    try {
      await this.read()
      this.#list.become({ isHeld: false, needsSignIn: false })
      while (this.#parts.isOnline() && this.state().entries.some(isUnsent)) {
        const viewer = await this.#parts.viewer()
        if (viewer === null) await this.#forgetEnded()
        const next = this.state().entries.find(
          (entry) => isUnsent(entry) && this.#kinds.has(entry.kind) && isFor(entry, viewer),
        )
        const kind = next && this.#kinds.get(next.kind)
        if (!kind || !(await this.#sendOne(kind, next))) break
      }
    } catch (error) {
      this.#cancelRetry = this.#parts.later(pauseMs(1, error), () => void this.flush())
    } finally {
      this.#isSending = false
    }
    // Another run follows, for example for entries added in the meantime.
    if (this.#isAskedAgain) return
    this.#noteHeld()
    for (const { id } of this.state().entries) this.#take(id)?.settle(null)
  }

  /** Sends the viewer's unsent entries until one cannot be sent. If a run is active, another one follows it. */
  flush(): Promise<void> {
    this.#isAskedAgain = true
    this.#running ??= (async () => {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#parts.alone(() => this.#sendAll())
      }
    })().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  register<Body, Answer>(kind: OutboxKind<Body, Answer>): void {
    this.#kinds.set(kind.name, kind)
  }

  #entryOf<Body, Answer>(kind: OutboxKind<Body, Answer>, { body, label, closesAtMs }: Wanted<Body>): OutboxEntry {
    this.register(kind)
    this.#lastPlace = Math.max(this.#lastPlace + 1, this.#parts.nowMs() * 1000)
    return {
      id: newEntryId(),
      person: this.#parts.knownViewer(),
      ...(this.#parts.championship && { championship: this.#parts.championship }),
      kind: kind.name,
      subject: kind.subject(body),
      body,
      deed: kind.deed(body),
      label,
      madeAtMs: this.#parts.nowMs(),
      ...(closesAtMs !== undefined && { closesAtMs }),
      place: this.#lastPlace,
      tries: 0,
      state: 'waiting',
    }
  }

  async #add(entry: OutboxEntry): Promise<void> {
    // An entry that was tried may have arrived. It is sent first under its own key, and the new one follows its answer.
    const replaced = this.state().entries.filter(
      (one) => isSame(one, entry) && (one.state === 'refused' || one.tries === 0),
    )
    this.#made.add(entry.id)
    const stored = this.#keep(entry)
    for (const { id } of replaced) this.#take(id)?.settle(null)
    await this.discard(replaced.map(({ id }) => id))
    await stored
    void this.flush()
  }

  /** Adds an entry and waits for its result. */
  async submit<Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>): Promise<Outcome<Answer>> {
    const entry = this.#entryOf(kind, wanted)
    const outcome = new Promise<Outcome<unknown>>((settle, reject) => {
      this.#waiters.set(entry.id, { settle, refuse: reject })
    })
    await this.#add(entry)
    return outcome as Promise<Outcome<Answer>>
  }

  /**
   * On leaving, the second of two entries with one subject may overtake the first. So it is sent now under a different
   * key, and again later under its own. A kind with `follow` sends only the first entry now.
   */
  #asLast(kind: AnyKind, entry: OutboxEntry): OutboxEntry | undefined {
    const first = this.state().entries.find((one) => isUnsent(one) && isSame(one, entry))
    if (first?.id === entry.id) return entry
    return kind.follow ? undefined : { ...entry, id: newEntryId() }
  }

  /**
   * The person leaves the page: sends unsent entries without waiting for answers. Their keys make a later repeat
   * harmless.
   */
  sendLast(): void {
    if (!this.#parts.isOnline()) return
    for (const entry of this.state().entries) {
      const kind = this.#kinds.get(entry.kind)
      if (!kind || !isUnsent(entry) || this.#underWay.has(entry.id) || !isFor(entry, this.#parts.knownViewer()))
        continue
      const last = this.#asLast(kind, entry)
      if (last) this.#parts.send(kind, last).catch(() => undefined)
    }
  }

  receive(news: OutboxNews): void {
    if (news.type === 'arrived') this.#noteArrival(news.entry, news.answer)
    if (news.type === 'refused') {
      const waiter = this.#take(news.entry.id)
      waiter?.refuse(new ApiProblem(news.problem))
      if (waiter) void this.discard([news.entry.id])
    }
    void this.read().then(() => {
      if (!this.#isSending) this.#noteHeld()
    })
  }

  /** Adds an entry without waiting for its result, so a refusal stays in the list. */
  leave<Body, Answer>(kind: OutboxKind<Body, Answer>, wanted: Wanted<Body>): Promise<void> {
    return this.#add(this.#entryOf(kind, wanted))
  }

  /** Retries with a new key, because the answer to the old key was a refusal. */
  async retry(id: string): Promise<void> {
    const found = this.state().entries.find((entry) => entry.id === id)
    if (!found) return
    const { refusal: _refusal, answer: _answer, ...entry } = found
    await this.#keep({ ...entry, id: newEntryId(), state: 'waiting', tries: 0 })
    await this.discard([id])
    await this.flush()
  }

  /** The person signed out: deletes their entries and those made before anybody was known. */
  async empty(person: number): Promise<void> {
    const gone = this.state().entries.filter((entry) => isFor(entry, person))
    await this.discard(gone.map(({ id }) => id))
    this.#list.become({ sent: [], isHeld: false, needsSignIn: false })
  }

  /** Entries of a guest move to the account that absorbed the guest. */
  async adopt(from: number, to: number): Promise<void> {
    for (const entry of this.state().entries.filter(({ person }) => person === from))
      await this.#keep({ ...entry, person: to })
  }
}
