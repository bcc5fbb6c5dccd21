import { Hono, type Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { AskApp } from '#api/http/page.ts'
import { sendProblem } from '#api/http/send-problem.ts'
import { tokenProblem } from '#api/session/token-problems.ts'
import { isTokenText } from '#domain/token/token-text.ts'
import type { SendRequest } from './tools/ask-api.ts'

interface Ports {
  askApp: AskApp
  version: string
}

const bearerOf = (c: Context<AppEnv>) => /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Middleware has already read the body and checked its size. */
async function readBody(c: Context<AppEnv>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw httpProblem('invalid_request')
  }
}

/**
 * MC1: no request depends on an earlier one, so any process of a server answers it. Tools call this app again with the
 * token. Each such call checks and counts the token.
 */
export function mcpRoutes({ askApp, version }: Ports) {
  const sendAs =
    (c: Context<AppEnv>, token: string): SendRequest =>
    (path, init) => {
      const { origin, ip } = c.get('client')
      const language = c.req.header('accept-language')
      const headers = {
        ...(init.headers as Record<string, string>),
        authorization: `Bearer ${token}`,
        'x-forwarded-for': ip,
        ...(language !== undefined && { 'accept-language': language }),
      }
      return askApp(new URL(path, origin).href, { ...init, headers }, c.env)
    }

  return new Hono<AppEnv>()
    .post('/mcp', async (c) => {
      const token = bearerOf(c)
      const send = token !== undefined && isTokenText(token) ? sendAs(c, token) : undefined
      // Only 401 means that the token is invalid. A valid token without the scope `read` gets 403 here.
      const known = await send?.('/api/viewer', { method: 'GET' })
      if (!send || known?.status === 401) {
        c.header('www-authenticate', 'Bearer realm="Craque"')
        return sendProblem(c, tokenProblem('token_invalid'))
      }
      // Loaded at the first request of an assistant, because no page needs them.
      const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
        import('./mcp-server.ts'),
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      ])
      const server = createMcpServer({ send, version })
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      return transport.handleRequest(c.req.raw, { parsedBody: await readBody(c) })
    })
    .all('/mcp', (c) => c.body(null, 405, { allow: 'POST' }))
}
