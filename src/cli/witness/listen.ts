import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Witness } from './witness-state.ts'

const MOST_BYTES = 64 * 1024

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** C2SP tlog-witness: `POST /add-checkpoint` for the logs that this witness follows. `GET /` answers with its key. */
export async function listenAsWitness(witness: Witness, port: number): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type })
      response.end(text)
    }
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') {
      answer(request.method === 'GET' && request.url === '/' ? 200 : 404, `${witness.key}\n`)
      return
    }
    bodyOf(request)
      .then(async (body) => {
        if (body === undefined) return answer(413, '')
        const judged = await witness.add({ body })
        if (judged.status === 200) return answer(200, judged.line ?? '')
        if (judged.status === 409) return answer(409, `${judged.size}\n`, 'text/x.tlog.size')
        return answer(judged.status, `${judged.why}\n`)
      })
      .catch(() => answer(500, ''))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return { port: (server.address() as AddressInfo).port, server }
}
