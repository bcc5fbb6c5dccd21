import { wallPageSchema } from '#contract/wall.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp } from './test-app.ts'
import { signInAs } from './test-people.ts'
import { jsonOf } from './json-of.ts'

const DAY_MS = 86_400_000

/** A match that has not begun. */
export const MATCH = 9

/** A market, and people who write on walls. */
export async function wallWorld(options: { wallsOn?: boolean } = {}) {
  const app = await testApp(options)
  await insertMarket(app.db)
  const eleven = await cheapEleven(app.db)

  const caller = (cookie: string) => async (method: string, path: string, body?: unknown, key?: string) => {
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie, ...(key && { 'idempotency-key': key }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await jsonOf(response) }
  }

  function talker(cookie: string) {
    const call = caller(cookie)
    const read = async (wall: string, query = '') =>
      wallPageSchema.parse((await call('GET', `/api${wall}/wall${query}`)).body)
    /** The message's id, or the problem's kind. */
    const write = async (wall: string, text: string, replyTo: number | null = null) => {
      const { body } = await call('POST', `/api${wall}/wall`, { text, replyTo })
      return (body['id'] ?? body['kind']) as number | string
    }
    const texts = async (wall: string) => (await read(wall)).items.map(({ text, gone }) => text ?? `(${gone})`)
    return { call, read, write, texts }
  }

  async function person(options_: Parameters<typeof signInAs>[1] = {}) {
    const { cookie, managerId, userId } = await signInAs(app.session, options_)
    const me = talker(cookie)
    const saveSquad = async () => {
      const squad = { name: 'Time', playerIds: eleven, captainId: null, roundId: OPEN_ROUND }
      const { body } = await me.call('POST', '/api/squads', squad)
      return (body['squad'] as { id: number }).id
    }
    return { ...me, cookie, managerId, userId, saveSquad }
  }
  type Person = Awaited<ReturnType<typeof person>>

  /** A person's league with these members; returns its wall's address and its id. */
  async function league(owner: Person, visibility: 'public' | 'private', members: readonly Person[] = []) {
    const now = Date.now()
    const { body } = await owner.call('POST', '/api/leagues', {
      name: 'Liga do bairro',
      description: '',
      format: 'pontos-corridos',
      visibility,
      prize: 0,
      startsAtMs: now - DAY_MS / 2,
      endsAtMs: now + 7 * DAY_MS,
      squadId: null,
    })
    const { id } = body['league'] as { id: number }
    const { body: page } = await owner.call('GET', `/api/leagues/${id}`)
    const code = (page['inviteCode'] as string | null) ?? undefined
    for (const member of members)
      await member.call('POST', `/api/leagues/${id}/members`, { squadId: await member.saveSquad(), code })
    return { id, wall: `/leagues/${id}`, code }
  }

  return { app, person, league, stranger: talker('') }
}

export type WallWorld = Awaited<ReturnType<typeof wallWorld>>
