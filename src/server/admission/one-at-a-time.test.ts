import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('of a thousand pipelined requests only a few are even parsed', async () => {
  let announced = 0
  const handle = oneAtATime(() => undefined)
  const server = createServer((request, response) => {
    announced++
    handle(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1_000))
  await once(socket.resume(), 'close')
  expect(announced).toBeLessThan(8)
  server.close()
})
