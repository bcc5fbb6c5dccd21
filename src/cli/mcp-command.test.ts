import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#api/testing/assistant.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { mcpCommand } from './mcp-command.ts'

const main = fileURLToPath(new URL('cli.ts', new URL('..', import.meta.url)))

let app: TestApp
let url: string
let server: ReturnType<typeof serve>
beforeAll(async () => {
  app = await testApp()
  url = await new Promise((resolve) => {
    server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})

test('MC1 an assistant on this machine has the same tools, with the token of its environment', async () => {
  const token = await makeToken(app, await signInAs(app.session), ['read'])
  const client = new Client({ name: 'script', version: '1' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', main, 'mcp', url],
      env: { PATH: process.env['PATH'] ?? '', CRAQUE_TOKEN: token },
    }),
  )
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('propose_squad')
  const answer = await client.callTool({ name: 'list_championships', arguments: {} })
  expect(JSON.stringify(answer.content)).toContain('championships')
  const refused = await client.callTool({
    name: 'check_palpites',
    arguments: { palpites: [{ matchId: 1, winner: 'home' }] },
  })
  expect(JSON.stringify(refused.content)).toContain('token_scope')
  await client.close()
})

test('MC1 without a token, or with a wrong address, the command says what is missing', async () => {
  if (!('runAlone' in mcpCommand)) throw new Error('the command opens a database')
  await expect(mcpCommand.runAlone([url], {}, {})).rejects.toThrow('CRAQUE_TOKEN')
  await expect(mcpCommand.runAlone(['nada'], {}, { CRAQUE_TOKEN: 'x' })).rejects.toThrow('no address')
})
