import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { limitBody } from '#api/http/limits.ts'
import { requireImporter } from './import-access.ts'
import { importProblem } from './import-problems.ts'

const PATHS = ['/api/operator/imports', '/api/operator/imports/preview']
/** Uploads have their own limits: more bytes than any other request, and more time to read them. */
export const isUpload = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'POST' && PATHS.includes(req.path) && /^multipart\/form-data\b/i.test(typeOf(req))

const typeOf = (req: Context<AppEnv>['req']) => req.header('content-type') ?? ''

/** The files of an import, 20 MB, and the multipart text around them. */
const UPLOAD_BYTES = 21 * 1024 * 1024
/** Refuses forms with more files and fields than this. Each of them costs the parser some time. */
export const MAX_PARTS = 500
/**
 * How many uploads run at the same time, of all people and of one person. Each holds its files in memory until it is
 * answered.
 */
const MOST_AT_ONCE = 4
const MOST_OF_ONE = 2
const WAIT_SECONDS = 5

/** Parts are counted before they are parsed: 300,000 parts of one byte kept the parser busy for 40 s. */
function partsIn(bytes: ArrayBuffer, contentType: string): number {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw httpProblem('invalid_request')
  const body = Buffer.from(bytes)
  const mark = `--${boundary}`
  // The last mark ends the form.
  let parts = -1
  for (let at = body.indexOf(mark); at >= 0 && parts <= MAX_PARTS; at = body.indexOf(mark, at + mark.length)) parts++
  return parts
}

async function parseOnce(c: Context<AppEnv>): Promise<void> {
  if (partsIn(await c.req.arrayBuffer(), typeOf(c.req)) > MAX_PARTS)
    throw importProblem('too_many_files', { facts: { most: MAX_PARTS } })
  // Handlers that read the form later get this parsed one.
  await c.req.parseBody({ all: true }).catch(() => {
    throw httpProblem('invalid_request')
  })
}

/**
 * Checks permission before it accepts a byte of the files. Then it admits few uploads at the same time, and limits
 * their bytes.
 */
export function admitUpload(db: Kysely<Tables>): MiddlewareHandler<AppEnv> {
  const limited = limitBody(UPLOAD_BYTES)
  const underWay = new Map<number, number>()
  let all = 0
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isUpload(c)) return next()
    const { person } = await requireImporter(db, c, c.req.query('into'))
    const own = underWay.get(person.managerId) ?? 0
    if (all >= MOST_AT_ONCE || own >= MOST_OF_ONE)
      throw importProblem('imports_busy', { facts: { retryAfterSeconds: WAIT_SECONDS } })
    all += 1
    underWay.set(person.managerId, own + 1)
    try {
      return await limited(c, async () => {
        await parseOnce(c)
        await next()
      })
    } finally {
      all -= 1
      const left = (underWay.get(person.managerId) ?? 1) - 1
      if (left > 0) underWay.set(person.managerId, left)
      else underWay.delete(person.managerId)
    }
  })
}
