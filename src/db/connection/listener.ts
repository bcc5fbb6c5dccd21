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
  log: DatabaseLog
}

const longestPauseMs = 5_000

/** One connection that hears NOTIFY for as long as the process lives, across restarts of the database. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { target, channels, onConnected, log } = options
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const next = new pg.Client({ ...target, keepAlive: true, application_name: 'craque listener' })
    client = next
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    next.on('error', (error) => log.warn({ err: error }, 'listener connection failed'))
    await next.connect()
    next.once('end', () => reopen(100))
    for (const channel of Object.keys(channels)) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    await onConnected()
  }

  function reopen(pauseMs: number) {
    if (closed) return
    retry = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ err: error }, 'listener could not connect, will try again')
        void client?.end().catch(() => log.warn({}, 'listener connection was already closed'))
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
