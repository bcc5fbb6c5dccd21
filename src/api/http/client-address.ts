/** Proxies append to this header: our own proxy wrote the last value. */
export function lastForwarded(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined
}

/**
 * An IPv4 address as it is; an IPv6 address as its /64 network. One household has a whole /64, so a limit for single
 * addresses would limit nothing.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const full = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':').filter(Boolean)]
  return `${full
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
