import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  ms: number
  body: string
  cookies: string[]
}

interface Requested {
  port: number
  path: string
  method?: string
  body?: unknown
  cookie?: string
}

const patienceMs = 30_000

/** One request on a connection of its own, like a newcomer's. */
export function ask({ port, path, method = 'GET', body, cookie }: Requested): Promise<Answer> {
  const from = performance.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve) => {
    const done = (status: number, answer = '', cookies: string[] = []) =>
      resolve({ status, ms: performance.now() - from, body: answer, cookies })
    const headers = {
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(cookie && { cookie }),
    }
    const sent = request(
      { port, path, method, headers, host: '127.0.0.1', agent: new Agent({ keepAlive: false }), timeout: patienceMs },
      (response) => {
        let answer = ''
        response.setEncoding('utf8').on('data', (part: string) => (answer += part))
        response.on('end', () => done(response.statusCode ?? 0, answer, response.headers['set-cookie']))
        response.on('error', () => done(0))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(text)
  })
}

const account = { name: 'Ana da Enchente', email: 'ana@example.org', password: 'cavalo bateria grampo' }
const cookieOf = ({ cookies }: Answer) => cookies.map((line) => line.split(';')[0]).join('; ')

/** A signed-in person or a guest whose squad is saved again and again. */
export async function squadOwner(port: number, kind: 'account' | 'guest') {
  const signedUp =
    kind === 'account' ? cookieOf(await ask({ port, path: '/api/account/sign-up', method: 'POST', body: account })) : ''
  const { round } = JSON.parse((await ask({ port, path: '/api/market' })).body) as { round: { id: number } }
  const team = { playerIds: [], captainId: null, roundId: round.id }
  const made = await ask({
    port,
    path: '/api/squads',
    method: 'POST',
    cookie: signedUp,
    body: { name: 'Time da enchente', ...team },
  })
  if (made.status !== 201) throw new Error(`no squad was created: ${made.status} ${made.body}`)
  const { squad } = JSON.parse(made.body) as { squad: { id: number } }
  const cookie = signedUp || cookieOf(made)
  let turn = 0
  return {
    cookie,
    save: () =>
      ask({ port, cookie, path: `/api/squads/${squad.id}`, method: 'PATCH', body: { name: `Time ${++turn}` } }),
  }
}

/** A guest with a squad, and the wall of a future match. */
export async function wallWriter(port: number) {
  const { cookie } = await squadOwner(port, 'guest')
  const { body } = await ask({ port, path: '/api/picks/upcoming' })
  const [match] = (JSON.parse(body) as { matches: { id: number }[] }).matches
  if (!match) throw new Error('no match to write under')
  return { cookie, wall: `/api/matches/${match.id}/wall` }
}
