import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's on the internet: private, shared, link-local, reserved, documentation, multicast. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Inside the only routed range (2000::/3): tunnels, which lead to any address, benchmarks and documentation. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const privateV4 = listOf(PRIVATE_V4, 'ipv4')
const routedV6 = listOf(['2000::/3'], 'ipv6')
const privateV6 = listOf(PRIVATE_V6, 'ipv6')

/** WH8: whether an IP address is one of the internet's. An IPv6 address that holds an IPv4 address is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateV4.check(address, 'ipv4')
  return isIPv6(address) && routedV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}
