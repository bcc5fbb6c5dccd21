import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { acceptedEncoding, encode, type Encoding } from '#api/http/encoding.ts'

/** Bytes that never change while the process lives. They are made, hashed and compressed once, when first requested. */
export function constantBytes(type: string, make: () => string | Promise<string>) {
  let made: Promise<{ plain: Buffer; hash: string }> | undefined
  const encoded = new Map<Encoding, Promise<Buffer>>()

  async function makeBytes() {
    const plain = Buffer.from(await make())
    return { plain, hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22) }
  }

  function encodedOnce(plain: Buffer, encoding: Encoding) {
    const known = encoded.get(encoding) ?? encode(plain, encoding, 9)
    encoded.set(encoding, known)
    return known
  }

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { plain, hash } = await (made ??= makeBytes())
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    const headers = {
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=300',
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const bytes = encoding ? await encodedOnce(plain, encoding) : plain
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers)
  }
}
