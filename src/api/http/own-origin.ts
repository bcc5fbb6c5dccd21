interface OwnSocket {
  localAddress?: string | undefined
  localPort?: number | undefined
}

const plain = (address: string) => address.replace(/^::ffff:/i, '').replace(/%.*$/, '')
const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/**
 * The origin that the visitor used, if its host is a loopback name or the local address of the connection. Otherwise an
 * origin with that local address: a link with an unchecked Host could lead to a stranger's server.
 */
export function ownOrigin(claimed: string, socket: OwnSocket | undefined): string {
  const { hostname } = URL.canParse(claimed) ? new URL(claimed) : { hostname: '' }
  if (isLoopback(hostname)) return claimed
  const address = socket?.localAddress ? plain(socket.localAddress) : 'localhost'
  const host = address.includes(':') ? `[${address}]` : address
  if (host === hostname) return claimed
  return `http://${host}${socket?.localPort ? `:${socket.localPort}` : ''}`
}
