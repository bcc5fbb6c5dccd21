import { createAsk } from './ask/fetch-document.ts'
import type { Poller } from './poll-feed.ts'
import type { ReadDocuments } from './read-snapshot.ts'

export interface FeedSettings {
  /** FD1: no other host is ever requested. */
  hosts: readonly string[]
  /** For football-data.org. */
  token: string | undefined
}

export const createPoller = ({ hosts, token }: FeedSettings, read: ReadDocuments): Poller => ({
  ask: createAsk({ hosts }),
  read,
  token,
  chance: Math.random,
})
