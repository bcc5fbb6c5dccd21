import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, useBrowser } from './browser.ts'

const { visit } = useBrowser()

/** Another origin: a server with one empty page. */
let other: Server
beforeAll(async () => {
  other = createServer((_request, response) => response.end('<!doctype html><title>Outra</title>'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
})
afterAll(() => other.close())

test('a page of another origin reads only what needs no account', async () => {
  const { page, url } = await visit({ ...desktop, extraHTTPHeaders: {} })
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const results = await page.evaluate(async (server) => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(server + path, init).then(
        (answer) => answer.status,
        () => 'kept back',
      )
    const body = JSON.stringify({ picks: [] })
    /** The name of the first event of a stream. */
    const hear = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(server + path, { headers: { accept: 'text/event-stream', ...headers } })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('event: ')) text += (await reader?.read())?.value ?? 'event: none\n'
      await reader?.cancel()
      return /event: (.*)/.exec(text)?.[1]
    }
    return {
      stream: await hear('/api/stream'),
      streamAgain: await hear('/api/stream?lastEventId=other.1'),
      streamWithHeader: await hear('/api/stream', { 'last-event-id': 'other.1' }).catch(() => 'kept back'),
      ranking: await ask('/api/rankings'),
      table: await ask('/api/analytics/futebol/1y/standings.csv'),
      document: await ask('/api/openapi.json'),
      withCookies: await ask('/api/rankings', { credentials: 'include' }),
      profile: await ask('/api/profile'),
      write: await ask('/api/picks', { method: 'PUT', body }),
      plainWrite: await ask('/api/account/sign-out', { method: 'POST' }),
    }
  }, url)
  expect(results).toEqual({
    stream: 'hello',
    streamAgain: 'reset',
    streamWithHeader: 'kept back',
    ranking: 200,
    table: 200,
    document: 200,
    withCookies: 'kept back',
    profile: 'kept back',
    write: 'kept back',
    plainWrite: 'kept back',
  })
})
