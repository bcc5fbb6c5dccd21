import type { ProblemKind } from '#api/api-routes.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { memoryStore } from '#web/base/outbox/entry-list.ts'
import type { OutboxEntry, OutboxKind, OutboxNews, OutboxParts } from '#web/base/outbox/outbox-entry.ts'
import { Outbox } from '#web/base/outbox/outbox.ts'

interface Note {
  about: string
  text: string
  version?: number
}
export const note: OutboxKind<Note, { version: number }> = {
  name: 'note',
  deed: () => 'profile',
  subject: ({ about }) => about,
  request: (body) => ({ path: '/api/notes', method: 'PUT', body }),
  late: ['market_closed'],
  alreadySo: () => ['already_joined'],
  refusalIn: (answer) => (answer.version < 0 ? { kind: 'market_closed', text: 'Fechou.' } : undefined),
  follow: (body, { version }) => ({ ...body, version }),
}

/** One device: what its tabs share, and a server with scripted answers. */
export function device() {
  const shared = {
    store: Promise.resolve(memoryStore()),
    viewer: 7 as number | null,
    hasEnded: false,
    isOnline: true,
    nowMs: 1_000_000,
  }
  const tabs: { receive: (news: OutboxNews) => void }[] = []
  const received: { key: string; body: Note }[] = []
  const timers: { afterMs: number; work: () => void }[] = []
  let lock = Promise.resolve()
  const server: { answer: (entry: OutboxEntry) => Promise<unknown> } = {
    answer: async () => ({ version: received.length }),
  }

  function openTab(more: Partial<OutboxParts> = {}) {
    const parts: OutboxParts = {
      store: shared.store,
      viewer: async () => shared.viewer,
      knownViewer: () => shared.viewer,
      hasEnded: async () => shared.hasEnded,
      forgetViewer: () => {},
      championship: undefined,
      requestOf: (_kind, { id }) => ({ path: '/api/notes', method: 'PUT', headers: { 'Idempotency-Key': id } }),
      send: async (_kind, entry) => {
        received.push({ key: entry.id, body: entry.body as Note })
        return server.answer(entry)
      },
      alone: (work) => (lock = lock.then(work)),
      broadcast: (news) => {
        for (const other of tabs) if (other !== tab) other.receive(structuredClone(news))
      },
      arrived: () => {},
      wordsOf: (error) => (error instanceof Error ? error.message : ''),
      isOnline: () => shared.isOnline,
      nowMs: () => shared.nowMs,
      later: (afterMs, work) => {
        timers.push({ afterMs, work })
        return () => {}
      },
      ...more,
    }
    const tab = new Outbox(parts)
    tab.register(note)
    tabs.push(tab)
    return tab
  }
  return { shared, server, received, timers, openTab }
}

export const wanted = (about: string, text = 'a') => ({ body: { about, text }, label: about })
export const problem = (kind: ProblemKind, status: number, facts = {}) =>
  new ApiProblem({ kind, status, detail: `words of ${kind}`, facts })
export const texts = (received: { body: Note }[]) => received.map(({ body }) => `${body.about} ${body.text}`)
