import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { httpProblem } from './http-problems.ts'
import { sendProblem } from './send-problem.ts'

const broken = /[\p{Cs}\0]/u

class BrokenText extends Error {}

/** Half a surrogate pair or a NUL: nobody can type it, and PostgreSQL stores it neither as text nor inside JSON. */
function refuse(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && broken.test(value)) throw new BrokenText()
  return value
}

function isBroken(json: string): boolean {
  // JSON can write both only as an escape, so a body without escapes is not parsed twice.
  if (!json.includes(String.raw`\u`)) return false
  try {
    JSON.parse(json, refuse)
    return false
  } catch (error) {
    return error instanceof BrokenText
  }
}

/** Refuses JSON with texts that the database could not store, before any route sees the body. */
export const refuseBrokenText = createMiddleware<AppEnv>(async (c, next) => {
  const isJson = c.req.header('content-type')?.split(';', 1)[0]?.includes('json')
  if (isJson && isBroken(await c.req.text())) return sendProblem(c, httpProblem('invalid_request'))
  return next()
})
