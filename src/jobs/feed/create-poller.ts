import { ADAPTERS } from './adapter/adapters.ts'
import { createAsk } from './ask/fetch-document.ts'
import type { Poller } from './poll-feed.ts'

export interface FeedSettings {
  /** FD1: no other is ever asked. */
  hosts: readonly string[]
  /** Of football-data.org. */
  token: string | undefined
}

export const createPoller = ({ hosts, token }: FeedSettings): Poller => ({
  ask: createAsk({ hosts }),
  adapters: ADAPTERS,
  token,
  chance: Math.random,
})
