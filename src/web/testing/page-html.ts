import { developmentAssets } from '#web/document/page-assets.ts'
import { renderPage } from '#web/entry-server.tsx'

/** The document of a page, whose API has only these answers. */
export async function pageHtml(path: string, answers: Record<string, object>): Promise<string> {
  const response = await renderPage({
    request: new Request(`https://craque.example${path}`),
    nonce: 'n0nce',
    language: 'pt-BR',
    theme: 'dark',
    assets: { ...developmentAssets(), cssHref: '', css: '' },
    fetchApi: async (asked) => {
      const [at = ''] = asked.split('?')
      const known = answers[at]
      return known ? Response.json(known) : new Response('no', { status: 503 })
    },
    origin: 'https://craque.example',
    requestId: 'request-1',
    onError: () => undefined,
  })
  return response.text()
}
