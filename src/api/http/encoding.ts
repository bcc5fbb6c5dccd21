import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

export type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressible =
  /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** Smaller answers gain too little from compression. */
const worthwhileBytes = 1024

export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name.trim())
  }
  const takes = (name: Encoding) => !refused.has(name) && (accepted.has(name) || accepted.has('*'))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

const LEAST_WINDOW_BITS = 16

/**
 * By default the encoder allocates a window of 4 MB, and the allocator does not return all of it: under load the
 * process grew without limit. A window as large as the answer compresses as well as a larger one.
 */
const windowBits = (byteLength: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(LEAST_WINDOW_BITS, Math.ceil(Math.log2(byteLength + 1))))

/** Quality 5 for answers that are made per request; 9 for cached answers, which are sent many times. */
export function encode(bytes: Uint8Array, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes)
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.byteLength),
    },
  })
}

export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { res } = c
  const type = res.headers.get('content-type')
  if (!res.body || !type || !compressible.test(type) || res.headers.has('content-encoding')) return
  res.headers.append('vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const bytes = new Uint8Array(await res.arrayBuffer())
  const headers = new Headers(res.headers)
  headers.delete('content-length')
  const worthwhile = bytes.byteLength >= worthwhileBytes
  if (worthwhile) headers.set('content-encoding', encoding)
  const body = worthwhile ? await encode(bytes, encoding) : bytes
  c.res = undefined
  c.res = new Response(body as BodyInit, { status: res.status, headers })
})
