import { pino, type Logger } from 'pino'

/** The driver hangs whole connections on its errors; a log line needs the sentence and where it came from. */
function errorFacts(error: unknown) {
  const { name, message, code, stack } = error as NodeJS.ErrnoException
  return { type: name, message, code, stack }
}

const ignore = () => undefined

/** A terminal that was closed must not take the server down in the middle of stopping: what nobody reads is not written. */
export function createLog(level: string): Logger {
  for (const output of [process.stdout, process.stderr]) output.on('error', ignore)
  const destination = pino.destination({ fd: 1, sync: true })
  destination.on('error', ignore)
  return pino({ level, serializers: { err: errorFacts } }, destination)
}
