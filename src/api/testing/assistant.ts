import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'
import type { TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import type { SignedIn } from '#api/testing/test-people.ts'

export async function makeToken(
  app: TestApp,
  who: SignedIn,
  scopes = ['read', 'squads', 'picks'],
  championships: readonly string[] | null = null,
): Promise<string> {
  const made = await testBrowser(app, { cookie: who.cookie }).post('/api/account/tokens', {
    name: 'Assistente',
    scopes,
    championships,
  })
  expect(made.status).toBe(201)
  return made.body.secret as string
}

/** An assistant's side of /mcp: a scripted program that calls tools. */
export async function connectAssistant(app: TestApp, token: string) {
  const client = new Client({ name: 'script', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  async function ask(name: string, values: object = {}) {
    const answer = await client.callTool({ name, arguments: values as Record<string, unknown> })
    const [said] = answer.content as { text: string }[]
    const text = said?.text ?? ''
    // Arguments that no schema allows are refused in plain words.
    const { note, data, error } = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>
    return { text, isError: answer.isError === true, note, data, error }
  }
  /** What a tool answers; a refusal fails the test. */
  async function read<T>(name: string, values: object = {}): Promise<T> {
    const answer = await ask(name, values)
    expect(answer.isError, answer.text).toBe(false)
    return answer.data as T
  }
  return { client, ask, read, close: () => client.close() }
}
export type Assistant = Awaited<ReturnType<typeof connectAssistant>>
