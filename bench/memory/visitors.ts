import { setTimeout as pause } from 'node:timers/promises'
import { rngFrom, type Rng } from '#domain/rng.ts'

const PAGES = [
  '/',
  '/fantasy',
  '/rankings',
  '/analytics',
  '/palpites',
  '/ligas',
  '/campeonatos',
  '/profile',
  '/entrar',
  '/nao-existe',
]
const THINGS: [string, number][] = [
  ['/jogadores/', 170],
  ['/partidas/', 400],
  ['/clubes/', 32],
  ['/participantes/', 400],
  ['/ligas/', 20],
  ['/api/players/', 170],
  ['/api/matches/', 400],
  ['/api/clubs/', 32],
  ['/api/managers/', 400],
  ['/api/leagues/', 20],
]
const QUESTIONS = [
  '/api/market',
  '/api/rankings',
  '/api/matches/today',
  '/api/viewer',
  '/api/picks/upcoming',
  '/api/leagues',
]
const PICTURES: [string, number][] = [
  ['/imagens/partidas/', 400],
  ['/imagens/jogadores/', 170],
]
const STREAM_MS = 3_000

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.int(list.length)] as T
const thing = (rng: Rng, list: readonly [string, number][]) => {
  const [path, count] = oneOf(rng, list)
  return `${path}${1 + rng.int(count)}`
}

/** Visitors who arrive, read, save something as guests, listen for a while and leave. Then others arrive. */
export function createVisitors(url: string, count: number) {
  const end = new AbortController()
  const counted = { requests: 0, failed: 0 }

  async function ask(path: string, headers: Record<string, string>, body?: unknown): Promise<Response | undefined> {
    counted.requests++
    try {
      const answer = await fetch(url + path, {
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { method: 'PUT', body: JSON.stringify(body) }),
        signal: end.signal,
        redirect: 'manual',
      })
      if (answer.status >= 500 && answer.status !== 503) counted.failed++
      return answer
    } catch {
      // The connection broke. At the end the bench breaks it itself.
      if (!end.signal.aborted) counted.failed++
      return undefined
    }
  }

  async function listen(headers: Record<string, string>): Promise<void> {
    counted.requests++
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(STREAM_MS)])
    const answer = await fetch(`${url}/api/stream`, { headers, signal }).catch(() => undefined)
    await answer?.text().catch(() => undefined)
  }

  async function visit(rng: Rng): Promise<void> {
    const address = `10.${rng.int(250)}.${rng.int(250)}.${rng.int(250)}`
    const headers: Record<string, string> = {
      'x-forwarded-for': address,
      'accept-language': oneOf(rng, ['pt-BR', 'es', 'en']),
    }
    const picked = await ask('/api/picks', headers, {
      picks: [{ matchId: 1 + rng.int(400), pick: { kind: 'score', score: { home: rng.int(4), away: rng.int(4) } } }],
    })
    const cookies = picked?.headers.getSetCookie().map((line) => line.split(';')[0]) ?? []
    await picked?.text()
    if (cookies.length > 0) headers['cookie'] = cookies.join('; ')
    for (let step = 0; step < 30 && !end.signal.aborted; step++) {
      const kind = rng.int(20)
      if (kind === 0) await listen(headers)
      const path =
        kind < 5
          ? oneOf(rng, PAGES)
          : kind < 12
            ? thing(rng, THINGS)
            : kind < 14
              ? `${thing(rng, PICTURES)}.png`
              : oneOf(rng, QUESTIONS)
      await (await ask(path, headers))?.text().catch(() => undefined)
    }
  }

  const lives = Array.from({ length: count }, async (_, seed) => {
    const rng = rngFrom('memory', seed)
    while (!end.signal.aborted) {
      await visit(rng)
      await pause(10)
    }
  })
  return {
    counted: () => counted,
    end: async () => {
      end.abort()
      await Promise.allSettled(lives)
      return counted
    },
  }
}
