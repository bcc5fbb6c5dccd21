import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

/** A receiver on this machine that records what it gets and answers as the test wants. */
export async function openReceiver() {
  const got: Received[] = []
  let answer = (response: ServerResponse, _path: string) => void response.writeHead(204).end()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    const path = request.url ?? ''
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), path })
      answer(response, path)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    got,
    host,
    address: (path: string) => `http://${host}${path}`,
    answerBy: (next: typeof answer) => {
      answer = next
    },
    /** Answers with this status and text. */
    answerWith: (status: number, text = '') => {
      answer = (response) => void response.writeHead(status, { location: '/elsewhere' }).end(text)
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
