import { pino, type Logger } from 'pino'
import { boundedOutput, writeWithoutBlocking, type BoundedOutput } from './bounded-output.ts'

/** The driver attaches whole connections to its errors; a log line needs the message and its origin. */
function errorFacts(error: unknown) {
  const { name, message, code, stack } = error as NodeJS.ErrnoException
  return { type: name, message, code, stack }
}

/** The logger of the server: it shortens errors before it writes them. */
export const logTo = (lines: { write: (line: string) => void }, level: string): Logger =>
  pino({ level, serializers: { err: errorFacts } }, lines)

const ignore = () => undefined

export interface OpenedLog {
  log: Logger
  /** Lines that no reader took since the start. */
  dropped: () => number
  flush: () => Promise<void>
  /** For messages with secrets, which must not be in the log. */
  terminal: BoundedOutput
}

/** Logging never stops the server: neither a reader that is gone nor one that has stopped reading. */
export function openLog(level: string): OpenedLog {
  const { stdout, stderr } = process
  for (const output of [stdout, stderr]) {
    // A terminal that was closed must not kill the server while it is stopping.
    output.on('error', ignore)
    writeWithoutBlocking(output)
  }
  const lines = boundedOutput(stdout, {
    onResumed: (dropped) => log.warn({ dropped }, 'log lines were dropped: nobody read them'),
  })
  const log = logTo(lines, level)
  return { log, dropped: lines.dropped, flush: lines.flush, terminal: boundedOutput(stderr) }
}
