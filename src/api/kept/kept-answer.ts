import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { acceptedEncoding, encode } from '#api/http/encoding.ts'
import { createKeptWork } from './kept-work.ts'

interface KeptBytes {
  plain: Uint8Array
  br: Uint8Array
  gzip: Uint8Array
}
export interface KeptAnswers {
  /** The answer for `key` as ready bytes, made again only when `version` changed. */
  get(key: string, version: string, make: () => Promise<unknown>): Promise<KeptBytes>
}

async function prepare(value: unknown): Promise<KeptBytes> {
  const plain = Buffer.from(JSON.stringify(value))
  const [br, gzip] = await Promise.all([encode(plain, 'br', 9), encode(plain, 'gzip')])
  return { plain, br, gzip }
}

export function createKeptAnswers(maxEntries = 500): KeptAnswers {
  const kept = createKeptWork<string, KeptBytes>(maxEntries)
  return { get: (key, version, make) => kept.get(key, version, () => make().then(prepare)) }
}

/** Answers 304, or the kept bytes in the encoding the visitor takes. The version is the ETag: no body is hashed. */
export async function sendKept(
  c: Context<AppEnv>,
  { kept, key, version, make }: { kept: KeptAnswers; key: string; version: string; make: () => Promise<unknown> },
): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  const etag = `"${key}-${version}${encoding ? `-${encoding}` : ''}"`.replaceAll(/[^\x21-\x7e]/g, '')
  const headers: Record<string, string> = {
    etag,
    vary: 'Accept-Encoding',
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const bytes = await kept.get(key, version, make)
  if (encoding) headers['content-encoding'] = encoding
  return c.body((encoding ? bytes[encoding] : bytes.plain) as Uint8Array<ArrayBuffer>, 200, headers)
}
