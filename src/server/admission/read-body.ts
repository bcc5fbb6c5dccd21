import type { IncomingMessage } from 'node:http'

/** Where @hono/node-server looks for a body that was read before it. */
type WithBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Waits for the whole body, so that one who sends it byte by byte holds a connection and no place among those served. One
 * that is too large is left to the app to refuse. False when the sender left.
 */
export function readBody(request: WithBody, mostBytes: number): Promise<boolean> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if ((length === undefined && encoding === undefined) || Number(length) > mostBytes) return Promise.resolve(true)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const done = (isWhole: boolean) => {
      request.off('data', take).off('end', end).off('close', leave).off('error', leave)
      if (isWhole) request.rawBody = Buffer.concat(chunks)
      resolve(isWhole)
    }
    const end = () => done(true)
    const leave = () => done(false)
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes <= mostBytes) return
      request.pause()
      done(true)
    }
    request.on('data', take).once('end', end).once('close', leave).once('error', leave)
  })
}
