import { performance } from 'node:perf_hooks'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { refuses } from '#domain/import/problem.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { ATTACKS } from '#jobs/import/read/attack-files.test-helper.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { templateFiles } from '#jobs/import/template.test-helper.ts'
import { createReader, type Reader } from './create-reader.ts'

/** The thread as it is written: this process reads TypeScript, a thread of it does not before it is told how. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))}
    register()
    await import(${JSON.stringify(new URL('./read-thread.ts', import.meta.url).href)})`)}`,
)
const log = pino({ level: 'silent' })
const made: Reader[] = []
const reader = (limits: { limitMs?: number; limitMb?: number } = {}) => {
  const one = createReader({ file, log, ...limits })
  made.push(one)
  return one
}
afterEach(async () => void (await Promise.all(made.splice(0).map(({ close }) => close()))))

describe('files are read beside the server', () => {
  test('IM20 what comes back is what the files say', async () => {
    const one = reader()
    expect(await one.read(templateFiles())).toEqual(await readFiles(templateFiles()))
    const stored = [{ roundId: 3, file: 'rodada-3.csv', hasPoints: true, rows: '[]' }]
    expect(await one.judge(stored)).toEqual(await judgeRounds(stored))
  })

  test('IM20 whatever a file does to its reader, the server goes on, and the file is refused with a reason', async () => {
    const { read } = reader()
    await read(templateFiles())
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

  const many = {
    name: 'mais-jogadores.csv',
    bytes: Buffer.from(`nome;clube;posição;número;preço\n${'Zé;Vila Nova;goleiro;1;5,50\n'.repeat(190_000)}`),
  }

  test('IM20 a file that takes too long is refused, and the next is read', async () => {
    const { read } = reader({ limitMs: 200 })
    const { problems } = await read([many, many, many])
    expect(problems).toMatchObject([{ file: 'mais-jogadores.csv', code: 'too_slow', values: { seconds: 1 } }])
    expect((await reader().read(templateFiles())).problems.filter(refuses)).toEqual([])
  })

  test('IM20 a file that needs too much memory ends its reader alone, and the next is read', async () => {
    const { read } = reader({ limitMb: 40 })
    const { problems } = await read([...templateFiles(), many])
    expect(problems).toContainEqual(expect.objectContaining({ file: 'mais-jogadores.csv', code: 'too_much_memory' }))
    expect((await read(templateFiles())).problems.filter(refuses)).toEqual([])
  })
})
