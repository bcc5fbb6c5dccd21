/** The parts of a URL; the domain has no type for URLs. */
export interface WebhookAddressParts {
  protocol: string
  username: string
  password: string
  host: string
  hash: string
}

export const LONGEST_ADDRESS = 1000

/** WH8: encrypted and without credentials. Hosts that the configuration names may also be called without encryption. */
export function isWebhookAddress(
  address: string,
  { parse, hosts }: { parse: (address: string) => WebhookAddressParts | undefined; hosts: readonly string[] },
): boolean {
  const parts = address.length <= LONGEST_ADDRESS ? parse(address) : undefined
  if (!parts || parts.username !== '' || parts.password !== '' || parts.hash !== '') return false
  return parts.protocol === 'https:' || (parts.protocol === 'http:' && hosts.includes(parts.host))
}
