import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'

const digestOf = async (file: File) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')

/**
 * A text that is equal for equal bodies. A repeated upload has another multipart boundary, so the text lists its parts
 * instead.
 */
export async function bodyText(c: Context<AppEnv>): Promise<string> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) return c.req.text()
  // The route refuses bodies that cannot be parsed.
  const form = await c.req.formData().catch(() => new FormData())
  const parts = [...form].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, await digestOf(value)],
  )
  return JSON.stringify(await Promise.all(parts))
}
