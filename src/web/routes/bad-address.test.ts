import { describe, expect, test } from 'vitest'
import { developmentAssets } from '#web/document/page-assets.ts'
import { renderPage } from '#web/entry-server.tsx'

const origin = 'https://craque.example'

const open = (path: string) =>
  renderPage({
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

describe('an invalid address', () => {
  test.each([
    ['/rankings?escopo=xyz&criterio=vitorias&pagina=-3', '/rankings?criterio=vitorias'],
    ['/rankings?pagina=abc', '/rankings'],
    ['/rankings?mostrar=50&escopo=mensal&escopo=semanal', '/rankings?mostrar=50'],
    ['/ligas?quais=xyz&pagina=-3&busca=bar', '/ligas?busca=bar'],
    ['/ligas/1?pagina=abc&rodada=2', '/ligas/1?rodada=2'],
    ['/palpites?ver=xyz&pagina=1.5&esporte=tenis', '/palpites?esporte=tenis'],
    ['/analytics?esporte=xadrez&clube=-1&periodo=1y', '/analytics?periodo=1y'],
  ])('%s leads to %s, and no further', async (bad, clean) => {
    const redirect = await open(bad)
    expect(redirect.status).toBe(307)
    expect(redirect.headers.get('location')).toBe(clean)
    const page = await open(clean)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`<link rel="canonical" href="${origin}${clean.replace(/\?.*/, '')}"`)
  })

  test.each(['/rankings?x=1', '/ligas?x=1&busca=bar', '/palpites?x=1', '/analytics?x=1&periodo=1y'])(
    '%s has a key that nobody reads, and leads nowhere else',
    async (path) => {
      expect((await open(path)).status).toBe(200)
    },
  )
})
