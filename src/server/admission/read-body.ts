import type { IncomingMessage } from 'node:http'

/** Where @hono/node-server looks for a body that was already read. */
type WithBody = IncomingMessage & { rawBody?: Buffer }

/**
 * Waits for the whole body. So a client that sends byte by byte holds a connection, but no place in a lane. The app
 * refuses a body that is too large. False if the client left.
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
