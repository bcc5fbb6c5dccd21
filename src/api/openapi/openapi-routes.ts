import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '#api/http/context.ts'
import type { ProblemCatalogue } from '#api/http/problem-entry.ts'
import { docsPage, type ApiDocument } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { constantBytes } from './constant-bytes.ts'
import { shareParts } from './share-parts.ts'
import { withChampionships } from './with-championships.ts'
import { withKeys } from './with-keys.ts'
import { withOperations } from './with-operations.ts'
import { withStream } from './with-stream.ts'
import { withTypes } from './with-types.ts'

interface Described {
  version: string
  problems: ProblemCatalogue
  /** Problems of each capability, by the tag of its operations. */
  own: Readonly<Record<string, ProblemCatalogue>>
}

/**
 * Must run before the handler of unknown API addresses. The document is made at its first request, so it lists the
 * routes mounted by then.
 */
export function mountOpenApi(app: OpenAPIHono<AppEnv>, { version, problems, own }: Described) {
  const describe = () => {
    const document = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Craque',
        version,
        description:
          'The API of the Craque web app. In descriptions, “I” and “my” mean the person who sends the request. Codes such as SQ7 are the numbers of rules of the game. All points are virtual.',
      },
      // Relative to the address of the document, so it names the server that sent it.
      servers: [{ url: '/' }],
    })
    const described = withChampionships(withKeys(withStream(document as unknown as ApiDocument)))
    return withOperations(withTypes(described), { problems, own })
  }
  const page = async () => docsPage({ document: describe(), problems })
  app.get(
    '/api/openapi.json',
    constantBytes('application/json; charset=utf-8', () => JSON.stringify(shareParts(describe()))),
  )
  app.get('/openapi.json', (c) => c.redirect('/api/openapi.json', 301))
  app.get('/api/docs', constantBytes('text/html; charset=utf-8', page))
  app.get(
    docsStyle.path,
    constantBytes('text/css; charset=utf-8', () => docsStyle.css),
  )
}
