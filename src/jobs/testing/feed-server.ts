import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status?: number
  body?: string | Buffer
  headers?: Record<string, string>
  /** The connection breaks in the middle of the body. */
  isCutOff?: boolean
}

/** A source of matches on this machine: it returns the given answers, with an ETag and 304 like a real source. */
export async function startFeedServer(port = 0) {
  let answers: Readonly<Record<string, Answer>> = {}
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const { status = 200, body = '', headers = {}, isCutOff } = answers[path] ?? { status: 404, body: 'nada' }
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`
    const isKnown = status === 200 && request.headers['if-none-match'] === etag
    requests.push(`${path} ${isKnown ? 304 : status}`)
    if (isKnown) {
      response.writeHead(304).end()
      return
    }
    response.writeHead(status, { etag, 'content-length': Buffer.byteLength(body), ...headers })
    if (isCutOff) response.write(Buffer.from(body).subarray(0, Buffer.byteLength(body) / 2), () => response.destroy())
    else response.end(body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const host = `127.0.0.1:${own}`
  return {
    port: own,
    host,
    base: `http://${host}`,
    requests,
    serve: (given: Readonly<Record<string, Answer>>) => {
      answers = given
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>
