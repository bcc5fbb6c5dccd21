import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutedListSchema, reportListSchema, unreadWallsSchema } from '#contract/wall.ts'
import { MATCH, wallWorld, type WallWorld } from '#api/testing/wall-world.ts'

let app: WallWorld['app']
let person: WallWorld['person']
let league: WallWorld['league']
let stranger: WallWorld['stranger']
beforeAll(async () => {
  ;({ app, person, league, stranger } = await wallWorld())
})
afterAll(() => app.close())

const match = `/matches/${MATCH}`

describe('TK2 TK3 reading and writing', () => {
  test('is the same by every route, for each role', async () => {
    const [owner, member, muted, outsider] = await Promise.all([1, 2, 3, 4].map(() => person()))
    const operator = await person({ operator: true })
    const guest = await person({ kind: 'guest' })
    const player = await person({ kind: 'guest' })
    await player.saveSquad()
    const open = await league(owner!, 'public', [member!, muted!])
    const closed = await league(owner!, 'private', [member!, muted!])
    for (const { wall } of [open, closed]) await owner!.call('PUT', `/api${wall}/wall/muted/${muted!.managerId}`)
    const roles = { stranger, guest, player, outsider, member, muted, owner, operator }
    const seen: Record<string, unknown[]> = {}
    for (const [name, who] of Object.entries(roles)) {
      const told = async (wall: string) => {
        const heard = await who!.write(wall, `de ${name}`)
        return typeof heard === 'number' ? 'written' : heard
      }
      const { status } = await who!.call('GET', `/api${closed.wall}/wall`)
      seen[name] = [status, await told(open.wall), await told(closed.wall), await told(match)]
    }
    const hidden = [404, 'members_only', 'not_found'] as const
    expect(seen).toEqual({
      stranger: [404, 'sign_in_needed', 'sign_in_needed', 'sign_in_needed'],
      guest: [...hidden, 'save_first'],
      player: [...hidden, 'written'],
      outsider: [...hidden, 'written'],
      member: [200, 'written', 'written', 'written'],
      muted: [200, 'muted', 'muted', 'written'],
      owner: [200, 'written', 'written', 'written'],
      operator: [...hidden, 'written'],
    })
    expect(await stranger.texts(open.wall)).toEqual(['de member', 'de owner'])
    // The invitation alone does not open the wall.
    expect((await outsider!.call('GET', `/api${closed.wall}/wall?code=${closed.code}`)).status).toBe(404)
  })

  test('a message of a private wall cannot be reached over another wall', async () => {
    const [owner, outsider] = [await person(), await person()]
    const closed = await league(owner, 'private')
    const own = await league(outsider, 'public')
    const id = await owner.write(closed.wall, 'segredo')
    for (const wall of [own.wall, match])
      for (const [method, rest, body] of [
        ['DELETE', ''],
        ['PUT', '/reactions/fire'],
        ['POST', '/reports', { reason: 'spam' }],
      ] as const)
        expect([method, (await outsider.call(method, `/api${wall}/wall/${id}${rest}`, body)).status]).toEqual([
          method,
          404,
        ])
    expect(await outsider.write(own.wall, 'resposta', id as number)).toBe('not_found')
    expect(await owner.texts(closed.wall)).toEqual(['segredo'])
  })
})

describe('messages', () => {
  test('TK1 answer each other, are cleaned, and come once with one key', async () => {
    const ana = await person()
    const { wall } = await league(ana, 'public')
    const first = await ana.write(wall, '  olá\u202E\n\n\n\nmundo ')
    const send = () => ana.call('POST', `/api${wall}/wall`, { text: 'eco', replyTo: first }, 'a-key-of-enough-letters')
    expect((await send()).body).toEqual((await send()).body)
    const { items: messages } = await ana.read(wall)
    expect(messages.map(({ text }) => text)).toEqual(['olá\n\nmundo', 'eco'])
    expect(messages[1]?.replyTo).toMatchObject({ id: first, text: 'olá\n\nmundo' })
    for (const text of ['', '\u200B', 'x'.repeat(501)]) expect(await ana.write(wall, text)).toBe('message_length')
  })

  test('come 30 a page, each once', async () => {
    const ana = await person()
    const { id, wall } = await league(ana, 'public')
    await sql`insert into wall_message (league_id, manager_id, text, at)
      select ${id}, ${ana.managerId}, 'n' || i, now() from generate_series(1, 65) i`.execute(app.db)
    const texts: (string | null)[] = []
    for (let query = ''; ;) {
      const { items: messages, next } = await ana.read(wall, query)
      texts.unshift(...messages.map(({ text }) => text))
      if (next === null) break
      query = `?cursor=${next}`
    }
    expect(texts).toEqual(Array.from({ length: 65 }, (_, index) => `n${index + 1}`))
  })

  test('TK5 name people who are there, by their present names', async () => {
    const [ana, bia] = [await person({ name: 'Ana Um' }), await person({ name: 'Bia Dois' })]
    const away = await person({ name: 'Caio Longe' })
    const { wall } = await league(ana, 'public', [bia])
    const id = await ana.write(wall, 'oi @bia dois e @Caio Longe')
    await sql`update manager set name = 'Beatriz', name_key = 'beatrlz' where id = ${bia.managerId}`.execute(app.db)
    const [message] = (await ana.read(wall)).items
    expect(message).toMatchObject({ text: 'oi @Beatriz e @Caio Longe', named: [{ managerId: bia.managerId }] })
    const { rows } = await sql`select named_ids from wall_message where id = ${id}`.execute(app.db)
    expect(rows).toEqual([{ named_ids: [bia.managerId] }])
    // Under a match, people can name those who wrote there.
    await away.write(match, 'cheguei')
    await ana.write(match, '@Caio Longe @Beatriz')
    expect((await ana.read(match)).items.at(-1)?.named.map(({ name }) => name)).toEqual(['Caio Longe'])
  })

  test('TK3 get reactions once per person and sign, which can be removed', async () => {
    const [ana, bia] = [await person(), await person()]
    const { wall } = await league(ana, 'public', [bia])
    const id = await ana.write(wall, 'gol')
    const path = `/api${wall}/wall/${id}/reactions`
    for (const who of [ana, bia, bia]) await who.call('PUT', `${path}/fire`)
    await bia.call('PUT', `${path}/clap`)
    await bia.call('DELETE', `${path}/clap`)
    expect((await ana.read(wall)).items[0]?.reactions).toEqual([{ reaction: 'fire', count: 2, isMine: true }])
    expect((await bia.call('PUT', `${path}/heart`)).status).toBe(400)
  })

  test('under a match know the state of the match at that time', async () => {
    const ana = await person()
    await sql`insert into match_event (match_id, seq, minute, kind, home_score, away_score)
      values (10, 0, 0, 'kick_off', 0, 0), (10, 1, 12, 'goal', 1, 0)`.execute(app.db)
    await ana.write('/matches/10', 'que golaço')
    expect((await stranger.read('/matches/10')).items[0]?.matchSeq).toBe(1)
  })
})

describe('TK4 unread', () => {
  test('counts what others wrote since, and a mark only moves forward', async () => {
    const [ana, bia] = [await person(), await person()]
    const { id, wall } = await league(ana, 'private', [bia])
    const ids = []
    for (const text of ['um', 'dois', 'três']) ids.push(await ana.write(wall, text))
    const unread = async () => [
      (await bia.read(wall)).unread,
      unreadWallsSchema.parse((await bia.call('GET', '/api/walls/unread')).body).leagues,
    ]
    expect(await unread()).toEqual([3, [{ leagueId: id, unread: 3 }]])
    await ana.call('DELETE', `/api${wall}/wall/${ids[2]}`)
    await bia.call('PUT', `/api${wall}/wall/read`, { seenId: ids[1] })
    await bia.call('PUT', `/api${wall}/wall/read`, { seenId: ids[0] })
    expect(await unread()).toEqual([0, []])
    expect((await bia.read(wall)).seenId).toBe(ids[1])
    await ana.write(wall, 'quatro')
    expect(await unread()).toEqual([1, [{ leagueId: id, unread: 1 }]])
    await bia.call('PUT', `/api/managers/${ana.managerId}/block`)
    expect(await unread()).toEqual([0, []])
    expect((await ana.read(wall)).unread).toBe(0)
  })
})

describe('moderation', () => {
  test('TK6 author, owner and operator delete; a trace stays, without the words', async () => {
    const [owner, ana, bia, operator] = [
      await person(),
      await person(),
      await person(),
      await person({ operator: true }),
    ]
    const { wall } = await league(owner, 'public', [ana, bia])
    const ids = []
    for (const text of ['a', 'b', 'c']) ids.push(await ana.write(wall, text))
    await bia.write(wall, 'resposta', ids[0] as number)
    const remove = async (who: typeof ana, id: number | string | undefined) =>
      (await who.call('DELETE', `/api${wall}/wall/${id}`)).status
    expect(await remove(bia, ids[0])).toBe(403)
    expect([await remove(ana, ids[0]), await remove(owner, ids[1]), await remove(operator, ids[2])]).toEqual([
      204, 204, 204,
    ])
    expect(await remove(owner, ids[0])).toBe(204)
    expect(await bia.texts(wall)).toEqual(['(author)', '(owner)', '(operator)', 'resposta'])
    expect((await bia.read(wall)).items[3]?.replyTo?.text).toBeNull()
    expect((await bia.call('PUT', `/api${wall}/wall/${ids[0]}/reactions/fire`)).status).toBe(404)
  })

  test('TK8 blocked people are not shown, and unmuted people may write again', async () => {
    const [owner, ana, bia] = [await person(), await person(), await person()]
    const { wall } = await league(owner, 'public', [ana, bia])
    const id = await ana.write(wall, 'provocação')
    await owner.write(wall, 'calma', id as number)
    await bia.call('PUT', `/api/managers/${ana.managerId}/block`)
    const [first, second] = (await bia.read(wall)).items
    expect([first?.text, first?.gone, second?.replyTo?.text]).toEqual([null, 'blocked', null])
    expect(await owner.texts(wall)).toEqual(['provocação', 'calma'])
    await bia.call('DELETE', `/api/managers/${ana.managerId}/block`)
    expect(await bia.texts(wall)).toEqual(['provocação', 'calma'])
    const mute = (who: typeof ana, method: string, whom: typeof ana) =>
      who.call(method, `/api${wall}/wall/muted/${whom.managerId}`)
    expect((await mute(bia, 'PUT', ana)).status).toBe(403)
    expect((await mute(owner, 'PUT', owner)).status).toBe(422)
    await mute(owner, 'PUT', ana)
    expect([await ana.write(wall, 'x'), (await owner.read(wall)).items[0]?.author?.isMuted]).toEqual(['muted', true])
    await mute(owner, 'DELETE', ana)
    expect(await ana.write(wall, 'desculpa')).toBeTypeOf('number')
  })

  test('TK9 one person is limited, and others go on writing', async () => {
    const [ana, bia] = [await person(), await person()]
    const { wall } = await league(ana, 'public', [bia])
    const heard = []
    for (let turn = 0; turn < 14; turn++) heard.push(await ana.write(wall, `spam ${turn}`))
    expect(heard.slice(11).map((one) => (typeof one === 'number' ? 'written' : one))).toEqual([
      'written',
      'too_many_requests',
      'too_many_requests',
    ])
    expect(await ana.write(match, 'aqui também não')).toBe('too_many_requests')
    expect(await bia.write(wall, 'eu posso')).toBeTypeOf('number')
  })

  test('TK10 reported messages wait for an operator with their words, deleted or not', async () => {
    const [owner, ana, bia, operator] = [
      await person(),
      await person(),
      await person(),
      await person({ operator: true }),
    ]
    const { wall } = await league(owner, 'private', [ana, bia])
    const ids = []
    for (const text of ['ofensa', 'spam', 'nada demais']) ids.push(await ana.write(wall, text))
    const report = async (who: typeof ana, id: number | string | undefined) =>
      (await who.call('POST', `/api${wall}/wall/${id}/reports`, { reason: 'insult' })).status
    expect(await report(ana, ids[0])).toBe(422)
    for (const id of ids) expect([await report(bia, id), await report(owner, id)]).toEqual([200, 200])
    await ana.call('DELETE', `/api${wall}/wall/${ids[0]}`)
    const queue = async () => reportListSchema.parse((await operator.call('GET', '/api/operator/reports')).body)
    const mine = (await queue()).items.filter(({ author }) => author.managerId === ana.managerId)
    expect(mine.map(({ text, isDeleted, reasons }) => [text, isDeleted, reasons.length])).toEqual([
      ['ofensa', true, 2],
      ['spam', false, 2],
      ['nada demais', false, 2],
    ])
    const pageAfter = async (cursor: string) => {
      const { body } = await operator.call('GET', `/api/operator/reports?limit=1&cursor=${cursor}`)
      return reportListSchema.parse(body).items.map(({ messageId }) => messageId)
    }
    expect(await pageAfter(String(ids[0]))).toEqual([ids[1]])
    const decide = async (id: number | string | undefined, verdict: string) =>
      (await operator.call('PUT', `/api/operator/reports/${id}`, { verdict })).status
    expect([await decide(ids[0], 'keep'), await decide(ids[1], 'mute'), await decide(ids[2], 'keep')]).toEqual([
      200, 200, 200,
    ])
    expect(await decide(ids[1], 'keep')).toBe(409)
    expect(await pageAfter(String(ids[0])), 'a decided message is still a cursor').not.toContain(ids[1])
    const { rows } =
      await sql`select text from wall_report where text is not null and message_id = any (${ids})`.execute(app.db)
    expect(rows).toEqual([])
    expect(await bia.texts(wall)).toEqual(['(author)', '(operator)', 'nada demais'])
    expect([await ana.write(wall, 'x'), await ana.write(match, 'x')]).toEqual(['muted', 'muted'])
    const muted = mutedListSchema.parse((await operator.call('GET', '/api/operator/muted?limit=1')).body)
    expect(muted.items.map(({ managerId }) => managerId)).toEqual([ana.managerId])
    await operator.call('DELETE', `/api/operator/muted/${ana.managerId}`)
    expect(await ana.write(match, 'voltei')).toBeTypeOf('number')
  })

  test('TK10 the owner turns the wall off, and old messages are there when it is on again', async () => {
    const [owner, ana] = [await person(), await person()]
    const { wall } = await league(owner, 'public', [ana])
    await ana.write(wall, 'fica')
    const turn = async (who: typeof ana, isOff: boolean) =>
      (await who.call('PUT', `/api${wall}/wall`, { isOff })).status
    expect(await turn(ana, true)).toBe(403)
    expect(await turn(owner, true)).toBe(200)
    expect(await ana.read(wall)).toMatchObject({ isOff: true, items: [], writeBar: 'wall_off' })
    expect(await ana.write(wall, 'x')).toBe('wall_off')
    await turn(owner, false)
    expect(await ana.texts(wall)).toEqual(['fica'])
  })
})
