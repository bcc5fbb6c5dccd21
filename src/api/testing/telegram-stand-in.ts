import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const TELEGRAM_TOKEN = '123456:stand-in'
const BOT = { id: 123456, is_bot: true, first_name: 'Craque', username: 'CraqueTesteBot' }

interface Call {
  method: string
  body: Record<string, unknown>
  /** Whether the call uploads the picture. */
  hasFile: boolean
}

/** Errors of Telegram, copied from its documentation. */
export const TELEGRAM_ERRORS = {
  kicked: { ok: false, error_code: 403, description: 'Forbidden: bot was kicked from the supergroup chat' },
  busy: {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests: retry after 17',
    parameters: { retry_after: 17 },
  },
  moved: {
    ok: false,
    error_code: 400,
    description: 'Bad Request: group chat was upgraded to a supergroup chat',
    parameters: { migrate_to_chat_id: -1009999 },
  },
  broken: { ok: false, error_code: 502, description: 'Bad Gateway' },
} as const

const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/name="?(\w+)"?[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n([^\r]*)\r\n/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

/** A local stand-in for Telegram's Bot API. `failNext` sets the error that answers the next message. */
export async function startTelegramStandIn() {
  const calls: Call[] = []
  const failures: (keyof typeof TELEGRAM_ERRORS)[] = []
  const results: Record<string, unknown> = { getMe: BOT, setWebhook: true, setMyCommands: true, deleteWebhook: true }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
      const text = Buffer.concat(chunks).toString('latin1')
      const isForm = request.headers['content-type']?.includes('multipart') ?? false
      const body = (isForm ? fieldsOf(text) : JSON.parse(Buffer.concat(chunks).toString() || '{}')) as Call['body']
      const send = (status: number, answer: object) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer))
      }
      if (decodeURIComponent(token) !== TELEGRAM_TOKEN)
        return send(401, { ok: false, error_code: 401, description: 'Unauthorized' })
      calls.push({ method, body, hasFile: isForm && /filename="?craque\.png"?\r\n/.test(text) })
      const failure = method.startsWith('send') ? failures.shift() : undefined
      if (failure) return send(TELEGRAM_ERRORS[failure].error_code, TELEGRAM_ERRORS[failure])
      const sent = { message_id: calls.length, date: 0, chat: { id: Number(body['chat_id']), type: 'group' } }
      return send(200, { ok: true, result: results[method] ?? sent })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}`,
    calls,
    failNext: (...kinds: (keyof typeof TELEGRAM_ERRORS)[]) => void failures.push(...kinds),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
