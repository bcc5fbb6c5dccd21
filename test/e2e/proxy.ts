import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A proxy in front of a server. It can cut connections and change the version of the service worker. */
export function useProxy(serverUrl: string) {
  let isDown = false
  let version: string | undefined
  // A keep-alive connection that one side closes while the other starts a request would break that request.
  const front = createServer({ keepAliveTimeout: 600_000 }, (incoming, answer) => {
    const isWorker = incoming.url === '/sw.js'
    // Requests the worker unconditionally and uncompressed, so that the text can be changed. A browser that has it only
    // asks whether it changed.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...unconditional } = incoming.headers
    const headers = isWorker ? { ...unconditional, 'accept-encoding': 'identity' } : incoming.headers
    const passed = request(
      new URL(incoming.url ?? '/', serverUrl),
      { method: incoming.method, headers, agent: false },
      (got) => {
        if (!isWorker || version === undefined) {
          answer.writeHead(got.statusCode ?? 500, got.headers)
          got.pipe(answer)
          return
        }
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('end', () => {
          const text = Buffer.concat(chunks)
            .toString()
            .replace(/VERSION = '[^']*'/, `VERSION = '${version}'`)
          answer.writeHead(200, { 'content-type': 'text/javascript' }).end(text)
        })
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  front.on('connection', (socket) => isDown && socket.destroy())
  const state = {
    url: '',
    cut: () => {
      isDown = true
      front.closeAllConnections()
    },
    mend: () => {
      isDown = false
    },
    /** Undefined restores the server's own version. */
    become: (other: string | undefined) => {
      version = other
    },
  }
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      front.listen(0, '127.0.0.1', resolve)
    })
    state.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  })
  afterAll(() => {
    front.closeAllConnections()
    front.close()
  })
  return state
}
