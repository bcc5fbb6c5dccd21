import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The minimum that node:http can do: a fixed number of bytes for every request. */
const bytes = Buffer.alloc(Number(process.argv[2]), 'x')
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
