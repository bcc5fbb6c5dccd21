import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Nobody's browser sends requests ahead; a program that does may have a few under way. */
const mostAhead = 4

/** Node's own parser of a connection, which it does not document. */
type Parsed = Socket & { parser?: { onIncoming: () => number } | null }

/** As for a change of protocol, which nobody offers here: what follows is not read as requests. */
const readNoFurther = () => 2

/**
 * One packet holds hundreds of requests, and each that Node announces costs more than all of this: the parser must not go
 * on to the end of it. Where a future Node knows no such parser, the connection is cut all the same.
 */
function cut(socket: Parsed) {
  if (socket.parser) socket.parser.onIncoming = readNoFurther
  socket.destroy()
}

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
      cut(socket)
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
