import { expect, test } from 'vitest'
import { developmentAssets } from '#web/document/page-assets.ts'
import { renderPage } from '#web/entry-server.tsx'

const origin = 'https://craque.example'

// Written out in full: a rename in our code does not change addresses stored in phones and chats.
test.each([
  ['an invitation in a chat', '/ligas/7?convite=ABCD2345'],
  ['an invitation to a championship', '/campeonatos?convite=ABCD2345'],
  ['a link to another championship (CP3)', '/fantasy?campeonato=copa'],
  ['the payload of a push', '/ligas/7'],
  ['the payload of a push about a round', '/rodadas/2'],
])('%s opens its page', async (_stored, path) => {
  const page = await renderPage({
    request: new Request(`${origin}${path}`),
    nonce: 'n0nce',
    language: 'pt-BR',
    theme: 'dark',
    assets: { ...developmentAssets(), cssHref: '' },
    fetchApi: async () => new Response('no', { status: 503 }),
    origin,
    requestId: 'request-1',
    onError: (error) => {
      throw error
    },
  })
  expect(page.status).toBe(200)
})
