import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { trustFeed } from '#db/feed/feeds.ts'
import { verifyChampionship } from '#jobs/import/verify-championship.ts'
import { feedChampionship } from '#jobs/testing/feed-championship.ts'
import { startFeedServer, type Answer, type FeedServer } from '#jobs/testing/feed-server.ts'
import { atLength } from '#test/gate.ts'

const DATA = path.resolve('../shared/data')
const missing = existsSync(DATA) ? '' : ' (skipped: no recorded answers at ../shared/data)'
const read = (...names: string[]) => readFileSync(path.join(DATA, ...names), 'utf8')

let database: TestDatabase
let source: FeedServer
beforeAll(async () => {
  ;[database, source] = await Promise.all([testDatabase(), startFeedServer()])
})
afterAll(async () => {
  await Promise.all([database.drop(), source.close()])
})

interface Moment {
  at: string
  answers: Record<string, Answer>
}

/** Each copy arrives at its own time. An older copy that comes late arrives at the time of the newest one. */
async function replay(feed: Awaited<ReturnType<typeof feedChampionship>>, moments: readonly Moment[]) {
  const outcomes: string[] = []
  let now = ''
  for (const { at, answers } of moments) {
    now = at > now ? at : now
    source.serve(answers)
    outcomes.push(await feed.poll(now))
  }
  return outcomes
}

const ordersOf = <T>(list: readonly T[], outOfOrder: readonly number[]) => ({
  inOrder: list,
  outOfOrder: outOfOrder.map((index) => list[index] as T),
  twice: list.flatMap((one) => [one, one]),
})

describe.skipIf(missing !== '')(`recorded answers${missing}`, () => {
  const folder = 'feeds/cartola-api/2026-rodada23'
  const cartola = (): Moment[] =>
    readdirSync(path.join(DATA, folder))
      .sort()
      .map((copy) => {
        const body = (name: string): Answer => ({ body: read(folder, copy, `${name}.json`) })
        const names = readdirSync(path.join(DATA, folder, copy)).map((name) => name.replace('.json', ''))
        const [, date, hour, minute] = /_(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)Z/.exec(copy) ?? []
        const paths: Record<string, string> = {
          status: '/mercado/status',
          mercado: '/atletas/mercado',
          partidas: '/partidas/23',
          pontuados: '/atletas/pontuados',
          'partidas-23': '/partidas/23',
          'partidas-24': '/partidas/24',
          'pontuados-23': '/atletas/pontuados/23',
        }
        const answers = Object.fromEntries(names.map((name) => [paths[name] ?? name, body(name)]))
        return { at: `${date}T${hour}:${minute}:00Z`, answers }
      })

  const follow = async (slug: string, moments: readonly Moment[]) => {
    const made = { slug, kind: 'cartola', address: source.base, hosts: [source.host], rules: 'cartola-2026' } as const
    const feed = await feedChampionship(database, made)
    return { feed, outcomes: await replay(feed, moments) }
  }

  atLength(() => {
    test('FD3 FD4 a round of Cartola in five moments: in order, out of order and twice it ends the same', async () => {
      const moments = cartola()
      const orders = ordersOf(moments, [0, 2, 1, 4, 3])
      const { feed, outcomes } = await follow('cartola-em-ordem', orders.inOrder)
      expect(outcomes).toEqual(['changed', 'changed', 'changed', 'changed', 'changed'])
      const state = await feed.state()
      expect(state.rounds).toMatchObject([
        { number: 23, state: 'settled' },
        { number: 24, state: 'open' },
      ])
      const { published, reproduced, mismatches } = await verifyChampionship(database.db, feed.championshipId)
      expect(mismatches).toEqual([])
      // Two of the 318 got a card on the bench.
      expect([published, reproduced]).toEqual([316, 316])
      // RL5: the source corrected two players after their matches, and three more when it settled the round.
      expect(await feed.corrections()).toHaveLength(5)
      const late = await follow('cartola-fora-de-ordem', orders.outOfOrder)
      expect(late.outcomes).toEqual(['changed', 'changed', 'overtaken', 'changed', 'overtaken'])
      expect(await late.feed.state()).toEqual(state)
      const twice = await follow('cartola-duas-vezes', orders.twice)
      expect(twice.outcomes.filter((_outcome, index) => index % 2 === 1)).toEqual(moments.map(() => 'nothing_new'))
      expect(await twice.feed.state()).toEqual(state)
      expect(await twice.feed.corrections()).toHaveLength(5)
    })
  })

  test('FD5 a copy that lacks a player is doubted, and the round is settled right when the player is back', async () => {
    const moments = cartola()
    const { feed } = await follow('cartola-some', moments.slice(0, 3))
    const before = await feed.state()
    const [, , third, fourth] = moments
    const scored = JSON.parse(String(third?.answers['/atletas/pontuados']?.body)) as {
      atletas: Record<string, unknown>
    }
    const [gone] = Object.entries(scored.atletas).filter(([, one]) => (one as { posicao_id: number }).posicao_id !== 6)
    delete scored.atletas[String(gone?.[0])]
    source.serve({ ...third?.answers, '/atletas/pontuados': { body: JSON.stringify(scored) } })
    expect(await feed.poll('2026-08-17T07:00:00Z')).toBe('doubted')
    expect(await feed.state()).toEqual(before)
    expect(await replay(feed, fourth ? [fourth] : [])).toEqual(['changed'])
    expect((await feed.state()).rounds).toMatchObject([{ number: 23, state: 'settled' }])
  })

  interface Matches {
    partidas: Record<string, unknown>[]
  }
  interface Scored {
    atletas: Record<string, { clube_id: number }>
  }
  const changed = (
    moment: Moment | undefined,
    address: string,
    change: (document: Matches & Scored) => void,
  ): Answer => {
    const document = JSON.parse(String(moment?.answers[address]?.body)) as Matches & Scored
    change(document)
    return { body: JSON.stringify(document) }
  }

  test('FD5 RL5 IM10 players whom a believed feed takes out of a settled round leave a correction each, and their points count as withdrawn', async () => {
    const moments = cartola()
    const { feed } = await follow('cartola-acredita', moments)
    const before = await verifyChampionship(database.db, feed.championshipId)
    expect([before.published, before.reproduced]).toEqual([316, 316])
    const corrections = (await feed.corrections()).length
    const last = moments.at(-1)
    const gone = changed(last, '/atletas/pontuados/23', ({ atletas }) => {
      const played = Object.entries(atletas).filter(([, one]) => {
        const { posicao_id, entrou_em_campo } = one as unknown as { posicao_id: number; entrou_em_campo: boolean }
        return posicao_id !== 6 && entrou_em_campo
      })
      for (const [id] of played.slice(0, 2)) delete atletas[id]
    })
    source.serve({ ...last?.answers, '/atletas/pontuados/23': gone })
    expect(await feed.poll('2026-08-18T12:00:00Z')).toBe('doubted')
    await database.db.transaction().execute((trx) => trustFeed(trx, feed.championshipId))
    expect(await feed.poll('2026-08-18T12:10:00Z')).toBe('changed')
    const after = await verifyChampionship(database.db, feed.championshipId)
    expect([after.published, after.reproduced, after.damaged]).toEqual([314, 314, { withdrawn: 2 }])
    expect((await feed.corrections()).length - corrections).toBe(2)
  })

  test('FD5 RL5 players whom the source moves to another club keep their points, by a correction in both matches', async () => {
    const moments = cartola()
    const { feed } = await follow('cartola-transfere', moments)
    const corrections = (await feed.corrections()).length
    const last = moments.at(-1)
    const moved = changed(last, '/atletas/pontuados/23', ({ atletas }) => {
      const ofClub = Object.values(atletas).filter(({ clube_id }) => clube_id === 285)
      const played = ofClub.filter((one) => (one as unknown as { posicao_id: number }).posicao_id === 4)
      for (const one of played.slice(0, 1)) one.clube_id = 315
    })
    source.serve({ ...last?.answers, '/atletas/pontuados/23': moved })
    expect(await feed.poll('2026-08-18T12:00:00Z')).toBe('doubted')
    await database.db.transaction().execute((trx) => trustFeed(trx, feed.championshipId))
    expect(await feed.poll('2026-08-18T12:10:00Z')).toBe('changed')
    const { published, reproduced, damaged } = await verifyChampionship(database.db, feed.championshipId)
    expect([published, reproduced, damaged]).toEqual([316, 316, { withdrawn: 1 }])
    expect((await feed.corrections()).length - corrections).toBe(2)
  })

  test('FD2 FD5 minute, score and points of a match in play follow the source, and a goal taken back is believed when repeated', async () => {
    const [open, first, second] = cartola()
    const { feed } = await follow('cartola-ao-vivo', open && first ? [open, first] : [])
    const playing = (home: number, athletes: number): Record<string, Answer> => ({
      ...first?.answers,
      '/partidas/23': changed(first, '/partidas/23', ({ partidas }) => {
        const match = partidas.find(({ clube_casa_id }) => clube_casa_id === 315)
        Object.assign(match ?? {}, {
          status_transmissao_tr: 'EM_ANDAMENTO',
          periodo_tr: 'SEGUNDO_TEMPO',
          inicio_cronometro_tr: '2026-08-16T15:05:00Z',
          placar_oficial_mandante: home,
          placar_oficial_visitante: 0,
        })
      }),
      '/atletas/pontuados': changed(second, '/atletas/pontuados', (scored) => {
        const known = Object.keys((JSON.parse(String(first?.answers['/atletas/pontuados']?.body)) as Scored).atletas)
        const ofMatch = Object.entries(scored.atletas).filter(
          ([, { clube_id }]) => clube_id === 315 || clube_id === 265,
        )
        const shown = new Set([...known, ...ofMatch.slice(0, athletes).map(([id]) => id)])
        for (const id of Object.keys(scored.atletas)) if (!shown.has(id)) delete scored.atletas[id]
      }),
    })
    const inPlay = async () => {
      const { matches, rounds } = await feed.state()
      const match = matches.find((one) => (one as { state: string }).state === 'live')
      const { home_score: score, players } = match as { home_score: number; players: unknown[] }
      return { score, players: players.length, round: (rounds[0] as { state: string }).state }
    }
    source.serve(playing(1, 20))
    expect(await feed.poll('2026-08-16T15:15:00Z')).toBe('changed')
    const before = await inPlay()
    expect(before).toMatchObject({ score: 1, round: 'live' })
    expect(await feed.health()).toMatchObject({ everySeconds: 60 })
    source.serve(playing(2, 24))
    expect(await feed.poll('2026-08-16T15:20:00Z')).toBe('changed')
    expect((await inPlay()).players).toBeGreaterThan(before.players)
    source.serve(playing(1, 24))
    expect(await feed.poll('2026-08-16T15:21:00Z')).toBe('doubted')
    expect(await inPlay()).toMatchObject({ score: 2 })
    expect(await feed.poll('2026-08-16T15:22:00Z')).toBe('changed')
    expect(await inPlay()).toMatchObject({ score: 1 })
    expect(await feed.corrections()).toEqual([])
  })

  test('FD3 MT1 a match that the source takes out of a closed round leaves it, and the round is settled without it', async () => {
    const moments = cartola()
    const without = (moment: Moment): Moment => {
      const [address] = Object.keys(moment.answers).filter((one) => one === '/partidas/23')
      if (!address) return moment
      const answer = changed(moment, address, ({ partidas }) => {
        const match = partidas.find(({ clube_casa_id }) => clube_casa_id === 285)
        Object.assign(match ?? {}, { valida: false, placar_oficial_mandante: null, placar_oficial_visitante: null })
      })
      return { ...moment, answers: { ...moment.answers, [address]: answer } }
    }
    const { feed } = await follow('cartola-adiado', [...moments.slice(0, 2), ...moments.slice(2, 3).map(without)])
    const { matches, rounds } = await feed.state()
    expect(rounds).toMatchObject([{ number: 23, state: 'settled' }])
    const left = matches.filter((one) => (one as { round: number | null }).round === null)
    expect(left).toMatchObject([{ home: 'Internacional', away: 'Remo', state: 'scheduled', home_score: null }])
  })

  const cup = (): Moment[] =>
    [
      ['worldcup_0_2026-05-03', '2026-05-03T12:00:00Z'],
      ['worldcup_1_2026-06-22', '2026-06-22T12:00:00Z'],
      ['worldcup_2_2026-06-28T0401Z', '2026-06-28T04:01:00Z'],
      ['worldcup_3_2026-06-28T0759Z', '2026-06-28T07:59:00Z'],
      ['worldcup_4_2026-07-06', '2026-07-06T12:00:00Z'],
      ['worldcup_5_2026-07-15', '2026-07-16T12:00:00Z'],
      ['worldcup', '2026-07-20T12:00:00Z'],
    ].map(([name = '', at = '']) => ({
      at,
      answers: { '/worldcup.json': { body: read('futebol/mundial-2026', `${name}.json`) } },
    }))

  atLength(() => {
    test('FD3 FD4 the World Cup 2026 in seven moments: in order, out of order and twice it ends the same', async () => {
      const moments = cup()
      const orders = ordersOf(moments, [0, 2, 1, 4, 3, 6, 5])
      const run = async (slug: string, list: readonly Moment[]) => {
        const address = `${source.base}/worldcup.json`
        const feed = await feedChampionship(database, { slug, kind: 'openfootball', address, hosts: [source.host] })
        const outcomes = await replay(feed, list)
        return { outcomes, state: await feed.state(), corrections: await feed.corrections() }
      }
      const inOrder = await run('copa-em-ordem', orders.inOrder)
      expect(inOrder.outcomes).toEqual(moments.map(() => 'changed'))
      expect(inOrder.state.matches).toHaveLength(104)
      expect(new Set(inOrder.state.rounds.map((round) => (round as { state: string }).state))).toEqual(
        new Set(['settled']),
      )
      const late = await run('copa-fora-de-ordem', orders.outOfOrder)
      expect(late.outcomes).toEqual(['changed', 'changed', 'overtaken', 'changed', 'overtaken', 'changed', 'overtaken'])
      expect(late.state).toEqual(inOrder.state)
      const twice = await run('copa-duas-vezes', orders.twice)
      expect(twice.state).toEqual(inOrder.state)
      expect(twice.corrections).toHaveLength(inOrder.corrections.length)
    })
  })
})
