import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '#api/http/context.ts'
import type { ProblemCatalogue } from '#api/http/problem-entry.ts'
import { docsPage, type ApiDocument } from './docs-page.ts'

/** Call after every other route is mounted: the document lists what the app has by then. */
export function mountOpenApi(
  app: OpenAPIHono<AppEnv>,
  { version, problems }: { version: string; problems: ProblemCatalogue },
) {
  const describe = () =>
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Craque', version, description: 'The API behind the Craque web app. Virtual points only.' },
    })
  app.get('/api/openapi.json', (c) => c.json(describe(), 200, { 'cache-control': 'public, max-age=300' }))
  app.get('/api/docs', (c) =>
    c.html(docsPage({ document: describe() as unknown as ApiDocument, problems, nonce: c.get('nonce') })),
  )
}
