import type { Writable } from 'node:stream'

const MOST_WAITING_BYTES = 1024 * 1024

interface BoundedOptions {
  mostBytes?: number
  /** Tells the reader how many lines were dropped. */
  onResumed?: (dropped: number) => void
}

/** Node writes to terminals in blocking mode: a terminal that is paused (Ctrl-S) would stop the whole server. */
export function writeWithoutBlocking(stream: NodeJS.WriteStream): void {
  if (!stream.isTTY) return
  const { _handle } = stream as { _handle?: { setBlocking?: (isBlocking: boolean) => void } }
  _handle?.setBlocking?.(false)
}

/**
 * Lines for a reader that may stop reading. Node buffers what a pipe does not take, without a limit. Beyond a megabyte
 * we drop lines until the reader has read everything before them.
 */
export function boundedOutput(stream: Writable, { mostBytes = MOST_WAITING_BYTES, onResumed }: BoundedOptions = {}) {
  let dropped = 0
  let sinceFull: number | undefined

  function resume() {
    const missing = sinceFull ?? 0
    sinceFull = undefined
    if (missing > 0) onResumed?.(missing)
  }

  /** Counts a line that could not be written: the disk of the file is full, or the reader is gone. */
  function countFailure(error?: Error | null) {
    if (error) dropped++
  }

  function write(line: string) {
    if (sinceFull !== undefined) {
      sinceFull++
      dropped++
      return
    }
    stream.write(line, countFailure)
    if (stream.writableLength <= mostBytes) return
    sinceFull = 0
    stream.once('drain', resume)
  }

  return {
    write,
    dropped: () => dropped,
    /** Resolves when the reader has everything written so far. */
    flush: () => new Promise<void>((resolve) => stream.write('', () => resolve())),
  }
}

export type BoundedOutput = ReturnType<typeof boundedOutput>
