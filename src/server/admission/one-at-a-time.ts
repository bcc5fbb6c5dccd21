import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline requests; a program that does may have a few pending. */
const mostAhead = 4

/** Node's own parser of a connection, which Node does not document. */
type Parsed = Socket & { parser?: { onIncoming: () => number } | null }

/** The parser's answer for a protocol upgrade, which we do not offer: it stops reading requests. */
const readNoFurther = () => 2

/**
 * One packet holds hundreds of requests, and each that Node announces costs more than this check. So the parser must
 * not read the rest of the packet. If a future Node has no such parser, the connection is still cut.
 */
function cut(socket: Parsed) {
  if (socket.parser) socket.parser.onIncoming = readNoFurther
  socket.destroy()
}

/**
 * Pipelined requests wait until the previous one is answered and its bytes are read. Node announces them all together.
 * It gives each response its socket in turn, and never if the socket is gone.
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
      // Not within the event, because Node is still setting up the response. The pause also lets other clients go
      // between two requests of one client.
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
