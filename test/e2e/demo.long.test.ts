import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { note } from '#test/figure.ts'
import { desktop, expectNoAxeViolations, phone, useBrowser } from './browser.ts'
import { newcomer, open, signUp } from './people-helpers.ts'
import { spawnServer } from './server-process.ts'

const { visit } = useBrowser()
/** On a busy machine, two sample worlds take this long. */
const worldMs = 280_000

test(
  'a demonstration says so, closes walls, and starts again when its day is over',
  { timeout: 700_000 },
  async (context) => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'craque-demo-'))
    // Real data next to the demonstration's.
    await mkdir(path.join(dataFolder, 'postgres'))
    await writeFile(path.join(dataFolder, 'postgres', 'precious'), 'data of a real server')
    const server = spawnServer({ dataFolder, env: { CRAQUE_DEMO: 'true', CRAQUE_WORLD: '' } })
    onTestFinished(async () => {
      server.child.kill('SIGTERM')
      await server.ended()
      await rm(dataFolder, { recursive: true })
    })
    const addresses = () => [...server.output().matchAll(/is ready: (http:\S+)/g)].map(([, address = '']) => address)
    const ready = (times: number) => expect.poll(() => addresses().length, { timeout: worldMs }).toBe(times)
    await ready(1)
    const { page } = await visit(phone, addresses()[0])
    const person = newcomer()
    await signUp(page, person)
    await open(page, '/')
    await page.getByText('Tudo o que você fizer aqui some toda noite').waitFor()
    await expectNoAxeViolations(page)
    const { matches } = (await (await page.request.get('/api/matches/today')).json()) as { matches: { id: number }[] }
    const wall = await page.request.get(`/api/matches/${matches[0]?.id ?? 1}/wall`)
    expect(await wall.json()).toMatchObject({ isOff: true })

    const endedAt = performance.now()
    await writeFile(path.join(dataFolder, 'demo', 'day'), '2026-01-01\n')
    await ready(2)
    note(context, `a new day ${((performance.now() - endedAt) / 1000).toFixed(0)} s after the one before`)
    const next = await visit(desktop, addresses()[1])
    const again = await next.page.request.post('/api/account/sign-in', {
      data: { email: person.email, password: 'um jabuti na janela' },
    })
    expect(again.status()).toBe(401)
    expect(await readFile(path.join(dataFolder, 'postgres', 'precious'), 'utf8')).toBe('data of a real server')
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(0)
    const left = () => spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(dataFolder)
    await expect.poll(left).toBe(false)
  },
)
