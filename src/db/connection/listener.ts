import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'

export interface Listener {
  close: () => Promise<void>
}

interface ListenerOptions {
  target: pg.ClientConfig
  /** One handler per channel. The listener listens to these channels only. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /**
   * Runs after the first connection and after each reconnection: announcements may have been lost, so read the state
   * again.
   */
  onConnected: () => Promise<void>
  /** Runs before each handler and before `onConnected`. */
  onAnnouncement?: (() => void) | undefined
  log: DatabaseLog
  beat?: { everyMs: number; patienceMs: number }
}

const longestPauseMs = 5_000
/**
 * A machine that loses its power sends nothing. So the listener asks regularly, and drops a connection whose server
 * does not answer.
 */
const usualBeat = { everyMs: 5_000, patienceMs: 5_000 }

/** One connection that receives NOTIFY as long as the process lives, across restarts of the database. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { target, channels, onConnected, onAnnouncement, log, beat = usualBeat } = options
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
      onAnnouncement?.()
      channels[channel]?.(payload ?? '')
    })
    opened.on('error', (error) => log.warn({ err: error }, 'listener connection failed'))
    const lost = new Promise((resolve) => opened.once('end', resolve))
    try {
      await opened.connect()
      for (const channel of Object.keys(channels)) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      onAnnouncement?.()
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
    // Only for a connection that was open: `reopen` itself retries a failed attempt, and with two connections every
    // announcement would arrive twice.
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
        log.warn({ err: error }, 'listener could not connect and will retry')
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
