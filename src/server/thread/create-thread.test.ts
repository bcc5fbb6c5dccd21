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

test('each request gets its own answer, and the thread has its data', async () => {
  const made = thread(`parentPort.postMessage({ id, value: asked + ' ' + workerData })`)
  close = made.close
  expect(await Promise.all([made.ask('a'), made.ask('b')])).toEqual(['a known', 'b known'])
})

test('an error in the thread is thrown to the caller', async () => {
  const made = thread(`parentPort.postMessage({ id, problem: asked + ' is locked' })`)
  close = made.close
  await expect(made.ask('row 7')).rejects.toThrow('row 7 is locked')
})

test.each([
  ['dies', `throw new Error('out of memory')`],
  ['ends', `process.exit(0)`],
])('callers of a thread that %s get an error, and the next caller gets a new thread', async (_, end) => {
  const made = thread(`if (asked === 'end') { ${end} } else parentPort.postMessage({ id, value: asked })`)
  close = made.close
  await expect(Promise.all([made.ask('end'), made.ask('end')])).rejects.toThrow(/out of memory|has ended/)
  expect(await made.ask('again')).toBe('again')
})

test('an expected thread is started before the first request, and answers it', async () => {
  const tellId = `import('node:worker_threads').then(({ threadId }) => parentPort.postMessage({ id, value: threadId }))`
  const [expected, other] = [thread(tellId), thread(tellId)]
  close = async () => void (await Promise.all([expected.close(), other.close()]))
  expected.expect()
  expected.expect()
  const later = Number(await other.ask(''))
  const ids = [await expected.ask(''), await expected.ask('')].map(Number)
  expect(ids).toEqual([later - 1, later - 1])
})
