import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'

const hosts = ['api.cartola.globo.com', '127.0.0.1:8080', 'liga.example:8443']

test.each([
  ['https://api.cartola.globo.com', true],
  ['https://API.cartola.globo.com/partidas', true],
  ['https://liga.example:8443/liga.json', true],
  ['http://127.0.0.1:8080/liga.json', true],
  ['http://api.cartola.globo.com', false],
  ['https://liga.example/liga.json', false],
  ['http://127.0.0.1:9090/', false],
  ['https://api.cartola.globo.com.evil.example/', false],
  ['https://evil.example/?api.cartola.globo.com', false],
  ['https://user:secret@api.cartola.globo.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['ftp://api.cartola.globo.com/', false],
  ['api.cartola.globo.com', false],
  ['', false],
])('FD1 %s: %s', (address, expected) => expect(isAllowedAddress(address, hosts)).toBe(expected))
