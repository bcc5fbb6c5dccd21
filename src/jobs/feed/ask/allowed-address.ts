const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** FD1: whether the configuration names the host, and the address is encrypted or on this machine itself. */
export function isAllowedAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '' || !hosts.includes(host)) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}
