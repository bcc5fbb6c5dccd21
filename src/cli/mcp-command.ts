import { isTokenText } from '#domain/token/token-text.ts'
import { readVersion } from '#server/version.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

const PATIENCE_MS = 30_000

/** MC1: the server's tools for an assistant on this machine, which starts this command and talks through its pipes. */
export const mcpCommand: Command = {
  usage: 'mcp [ADDRESS]',
  about:
    'gives an assistant tools over standard input and output; CRAQUE_TOKEN is a personal token for the server at ADDRESS',
  runAlone: async ([address], _flags, env) => {
    const site = address ?? (env['CRAQUE_URL'] || `http://127.0.0.1:${env['PORT'] || 3000}`)
    const token = env['CRAQUE_TOKEN']
    if (!URL.canParse(site)) throw new UsageError(`${site} is no address`)
    if (!token || !isTokenText(token)) throw new UsageError('CRAQUE_TOKEN must be a personal token: make one on /conta')
    const [{ createMcpServer }, { StdioServerTransport }] = await Promise.all([
      import('#api/mcp/mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
    ])
    const server = createMcpServer({
      version: readVersion(),
      send: (path, init) =>
        fetch(new URL(path, site), {
          ...init,
          headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(PATIENCE_MS),
        }),
    })
    const closed = new Promise<void>((resolve) => {
      process.stdin.once('end', resolve)
      process.stdin.once('close', resolve)
    })
    await server.connect(new StdioServerTransport())
    await closed
    await server.close()
    return { text: '', json: {} }
  },
}
