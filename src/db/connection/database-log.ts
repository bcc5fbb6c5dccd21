/** What the database layer logs to; a pino logger fits as it is. */
export type DatabaseLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

const ignore = () => undefined
export const silentLog: DatabaseLog = { info: ignore, warn: ignore, error: ignore }
