import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'

export interface Listener {
  close: () => Promise<void>
}

interface ListenerOptions {
  target: pg.ClientConfig
  /** What to do with an announcement, by its channel: none is listened to that nobody answers for. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** After the first connection and after each new one: announcements may have been missed, so read the state again. */
  onConnected: () => Promise<void>
  /** Before either. */
  onHeard?: (() => void) | undefined
  log: DatabaseLog
  beat?: { everyMs: number; patienceMs: number }
}

const longestPauseMs = 5_000
/** Nothing tells of a machine that lost its power: it is asked, and who does not answer is gone. */
const usualBeat = { everyMs: 5_000, patienceMs: 5_000 }

/** One connection that hears NOTIFY for as long as the process lives, across restarts of the database. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { target, channels, onConnected, onHeard, log, beat = usualBeat } = options
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const opened = new pg.Client({
      ...target,
      keepAlive: true,
      application_name: 'craque listener',
      connectionTimeoutMillis: beat.patienceMs,
      query_timeout: beat.patienceMs,
    })
    client = opened
    opened.on('notification', ({ channel, payload }) => {
      onHeard?.()
      channels[channel]?.(payload ?? '')
    })
    opened.on('error', (error) => log.warn({ err: error }, 'listener connection failed'))
    const lost = new Promise((resolve) => opened.once('end', resolve))
    try {
      await opened.connect()
      for (const channel of Object.keys(channels)) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      onHeard?.()
      await onConnected()
    } catch (error) {
      leave(opened)
      throw error
    }
    const beating = setInterval(() => {
      opened.query('select 1').catch((error: unknown) => {
        log.warn({ err: error }, 'listener connection does not answer')
        leave(opened)
      })
    }, beat.everyMs).unref()
    // Only of one that was open: who fails to open one tries again himself, and two would hear everything twice.
    void lost.then(() => {
      clearInterval(beating)
      reopen(100)
    })
  }

  function leave(lost: pg.Client) {
    void lost.end().catch(() => log.warn({}, 'listener connection was already closed'))
  }

  function reopen(pauseMs: number) {
    if (closed) return
    retry = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ err: error }, 'listener could not connect, will try again')
        reopen(Math.min(pauseMs * 2, longestPauseMs))
      })
    }, pauseMs)
  }

  await open()
  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
