import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const DISCORD_TOKEN = 'discord.stand-in'

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  /** Whether the call uploads the picture. */
  hasFile: boolean
}

/** Whether a form contains a file `craque.png` that is not empty. */
const holdsPicture = (text: string) =>
  /filename="?craque\.png"?\r\ncontent-type: image\/png\r\n\r\n(?!\r\n--)./is.test(text)

/** Errors of Discord, copied from its documentation. */
const ERRORS = {
  kicked: { status: 403, body: { message: 'Missing Access', code: 50_001 } },
  unknown: { status: 404, body: { message: 'Unknown Channel', code: 10_003 } },
  busy: { status: 429, body: { message: 'You are being rate limited.', retry_after: 11.3, global: false } },
  broken: { status: 502, body: { message: '502: Bad Gateway', code: 0 } },
} as const

const keys = generateKeyPairSync('ed25519')

/** The headers that Discord sends with a body; `at` is the timestamp that it signs. */
export function signDiscord(body: string, at = '1700000000') {
  return {
    'content-type': 'application/json',
    'x-signature-timestamp': at,
    'x-signature-ed25519': sign(null, Buffer.from(at + body), keys.privateKey).toString('hex'),
  }
}

export const DISCORD_PUBLIC_KEY = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')

/** A local stand-in for the APIs of Discord and Slack, which accepts any path. */
export async function startDiscordStandIn() {
  const calls: Call[] = []
  const failures: (keyof typeof ERRORS)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      const isForm = request.headers['content-type']?.includes('multipart') ?? false
      const json = isForm ? (/name="payload_json"\r\n\r\n([^\r]*)/.exec(text)?.[1] ?? '{}') : text
      const { method = '', url: path = '' } = request
      const send = (status: number, answer: unknown, headers = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(JSON.stringify(answer))
      }
      const needsToken = path.startsWith('/users') || path.startsWith('/applications') || path.startsWith('/channels')
      if (needsToken && request.headers.authorization !== `Bot ${DISCORD_TOKEN}`)
        return send(401, { message: '401: Unauthorized', code: 0 })
      calls.push({
        method,
        path,
        body: JSON.parse(Buffer.from(json, 'latin1').toString() || '{}') as Call['body'],
        hasFile: isForm && holdsPicture(text),
      })
      const failure = failures.shift()
      if (failure)
        return send(ERRORS[failure].status, ERRORS[failure].body, failure === 'busy' ? { 'retry-after': '11.3' } : {})
      if (path === '/users/@me') return send(200, { id: '1', username: 'CraqueTeste', bot: true })
      return send(200, path.endsWith('/commands') ? [] : { id: String(calls.length) })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}`,
    calls,
    failNext: (...kinds: (keyof typeof ERRORS)[]) => void failures.push(...kinds),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
