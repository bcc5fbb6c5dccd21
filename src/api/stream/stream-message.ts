/** What a page is told: the name of its listener, and what that is given. */
export interface StreamEvent {
  event: string
  data: unknown
}

/** Without id it cannot be asked for again. */
export interface StreamMessage extends StreamEvent {
  id?: string
}

/** The bytes of one event as every socket receives them. JSON has no line breaks, so one data line is enough. */
export function encodeMessage({ id, event, data }: StreamMessage): Buffer {
  const identity = id === undefined ? '' : `id: ${id}\n`
  return Buffer.from(`${identity}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

export const heartbeat = Buffer.from(':\n\n')

/** How long a page waits before it connects again. */
export const retryAfter = (milliseconds: number) => Buffer.from(`retry: ${milliseconds}\n\n`)
