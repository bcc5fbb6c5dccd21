import { expect, test } from 'vitest'
import { lastForwarded, networkOf } from './client-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('only the last forwarded value counts, because our own proxy wrote it', () => {
  expect(lastForwarded('198.51.100.1, 192.0.2.7')).toBe('192.0.2.7')
  expect(lastForwarded('')).toBeUndefined()
})
