import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A raw connection: bytes are sent exactly as given. */
export async function dial(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** How long the server kept the connection, in milliseconds. */
export async function openTimeOf(socket: Socket): Promise<number> {
  const fromMs = performance.now()
  // Not once(), because a reset also counts as an end here.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return performance.now() - fromMs
}

/** The complete answer to these bytes, up to the end of the connection. */
export async function answerTo(url: string, bytes: string): Promise<string> {
  const socket = await dial(url)
  socket.write(bytes, 'latin1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  await openTimeOf(socket)
  return text
}
