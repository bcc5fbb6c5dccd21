import { performance } from 'node:perf_hooks'
import pino from 'pino'
import { atLength } from '#test/gate.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { refuses } from '#domain/import/problem.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { ATTACKS } from '#jobs/testing/attack-files.ts'
import { readDocuments, type FeedOrder } from '#jobs/feed/read-snapshot.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { templateFiles } from '#jobs/testing/template-files.ts'
import { sourceThread } from '#server/thread/source-thread.ts'
import { createReader, type Reader } from './create-reader.ts'

const file = sourceThread(new URL('./read-thread.ts', import.meta.url))
const log = pino({ level: 'silent' })
const made: Reader[] = []
const reader = (limits: { limitMs?: number; limitMb?: number } = {}) => {
  const one = createReader({ file, log, ...limits })
  made.push(one)
  return one
}
afterEach(async () => void (await Promise.all(made.splice(0).map(({ close }) => close()))))

describe('files are read in a thread of their own', () => {
  test('IM20 the result is the content of the files; whatever a file does to its reader, the server continues and refuses the file with a reason', async () => {
    const { read, judge } = reader()
    expect(await read(templateFiles())).toEqual(await readFiles(templateFiles()))
    const stored = [{ roundId: 3, file: 'rodada-3.csv', hasPoints: true, rows: '[]' }]
    expect(await judge(stored)).toEqual(await judgeRounds(stored))
    for (const [name, bytes, code] of ATTACKS) {
      const [startedMs, before] = [performance.now(), performance.eventLoopUtilization()]
      const { problems } = await read([{ name, bytes }])
      expect([name, ...problems.map((one) => one.code)]).toContain(code)
      expect(problems[0]?.file.startsWith(name), name).toBe(true)
      expect(performance.now() - startedMs, name).toBeLessThan(15_000)
      expect(performance.eventLoopUtilization(before).active, name).toBeLessThan(1_000)
    }
    expect((await read(templateFiles())).problems.filter(refuses)).toEqual([])
  })

  const feedOrder = (matches: readonly object[]): FeedOrder => {
    const address = 'https://example.org/liga.json'
    const bytes = Buffer.from(JSON.stringify({ name: 'Liga', matches }))
    return {
      kind: 'openfootball',
      asked: { address, nowMs: 0, token: undefined, timeZone: 'America/Sao_Paulo' },
      documents: new Map([[address, ok({ bytes })]]),
    }
  }
  const match = { round: 'Matchday 1', date: '2030-05-04', time: '16:00 UTC-3', team1: 'Vila', team2: 'União' }

  atLength(() => {
    test('FD3 documents of feeds are read there too, within the same limits', async () => {
      const order = feedOrder([match])
      const { readFeed } = reader()
      expect(await readFeed({ ...order, documents: new Map() })).toEqual({ wanted: { address: order.asked.address } })
      expect(await readFeed(order)).toEqual(await readDocuments(order))
      expect(await readFeed(order)).toMatchObject({ read: { ok: true, value: { model: { matches: [{}] } } } })
      const large = feedOrder(Array.from({ length: 60_000 }, (_, index) => ({ ...match, team1: `Vila ${index}` })))
      const before = performance.eventLoopUtilization()
      expect(await reader({ limitMs: 10 }).readFeed(large)).toEqual({
        read: { ok: false, error: { kind: 'refused', code: 'too_slow', value: '1' } },
      })
      expect(performance.eventLoopUtilization(before).active).toBeLessThan(1_000)
    })
  })

  const many = {
    name: 'mais-jogadores.csv',
    bytes: Buffer.from(`nome;clube;posição;número;preço\n${'Zé;Vila Nova;goleiro;1;5,50\n'.repeat(190_000)}`),
  }

  test('IM20 a file that takes too long is refused', async () => {
    const { read } = reader({ limitMs: 200 })
    const { problems } = await read([many, many, many])
    expect(problems).toMatchObject([{ file: 'mais-jogadores.csv', code: 'too_slow', values: { seconds: 1 } }])
  })

  atLength(() => {
    test('IM20 a file that needs too much memory ends its reader alone, and the next is read', async () => {
      const { read } = reader({ limitMb: 40 })
      const { problems } = await read([...templateFiles(), many])
      expect(problems).toContainEqual(expect.objectContaining({ file: 'mais-jogadores.csv', code: 'too_much_memory' }))
      expect((await read(templateFiles())).problems.filter(refuses)).toEqual([])
    })
  })
})
