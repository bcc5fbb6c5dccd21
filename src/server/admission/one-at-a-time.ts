import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Nobody's browser sends requests ahead; a program that does may have a few under way. */
const mostAhead = 32

/**
 * Requests that were sent ahead on a connection wait until the one before them is answered and its bytes are taken. Node
 * announces them all at once; it gives each response its socket when its turn has come, and never if the socket is gone.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>()

  function wait(request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }) {
    const { socket } = request
    const before = ahead.get(socket) ?? 0
    if (before >= mostAhead) {
      socket.destroy()
      return
    }
    ahead.set(socket, before + 1)
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1)
      // Not within the event, in which the response is still being set up; and others get a turn between two of one client.
      setImmediate(() => {
        if (!socket.destroyed) handle(request, response)
      })
    })
  }

  return (request, response) => {
    if (response.socket === null) wait(request, response)
    else handle(request, response)
  }
}
