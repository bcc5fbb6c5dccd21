import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createThread } from './create-thread.ts'

const thread = (body: string) =>
  createThread<string, string>({
    file: new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'
        parentPort.on('message', ({ id, asked }) => { ${body} })`)}`,
    ),
    name: 'tests',
    log: pino({ level: 'silent' }),
    workerData: 'known',
  })

let close = async () => {}
afterEach(() => close())

test('each who asks has his own answer, and the thread knows what it was given', async () => {
  const made = thread(`parentPort.postMessage({ id, value: asked + ' ' + workerData })`)
  close = made.close
  expect(await Promise.all([made.ask('a'), made.ask('b')])).toEqual(['a known', 'b known'])
})

test('what went wrong is told to who asked for it', async () => {
  const made = thread(`parentPort.postMessage({ id, problem: asked + ' is locked' })`)
  close = made.close
  await expect(made.ask('row 7')).rejects.toThrow('row 7 is locked')
})

test.each([
  ['dies', `throw new Error('out of memory')`],
  ['ends', `process.exit(0)`],
])('who waits for a thread that %s is told, and the next has a new one', async (_, end) => {
  const made = thread(`if (asked === 'end') { ${end} } else parentPort.postMessage({ id, value: asked })`)
  close = made.close
  await expect(Promise.all([made.ask('end'), made.ask('end')])).rejects.toThrow(/out of memory|has ended/)
  expect(await made.ask('again')).toBe('again')
})

test('a thread that is expected is there before anybody asks, and it is the one that answers', async () => {
  const tellId = `import('node:worker_threads').then(({ threadId }) => parentPort.postMessage({ id, value: threadId }))`
  const [expected, other] = [thread(tellId), thread(tellId)]
  close = async () => void (await Promise.all([expected.close(), other.close()]))
  expected.expect()
  expected.expect()
  const later = Number(await other.ask(''))
  const ids = [await expected.ask(''), await expected.ask('')].map(Number)
  expect(ids).toEqual([later - 1, later - 1])
})
