import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { Card } from '#web/pictures/drawing/card.ts'
import { createPictures } from './create-pictures.ts'

const card = (title: string): Card => ({ brand: 'Craque', kicker: '', title, lead: '', body: { kind: 'words' } })
const asked = (path: string, known?: string) => ({
  path,
  search: new URLSearchParams(),
  language: 'en' as const,
  fetchApi: () => Promise.reject(new Error('no card here asks')),
  known,
  doors: '1',
  nations: {},
})

/** A thread that answers with the request and the number of requests so far. */
const scribe = `
  const { parentPort } = require('node:worker_threads')
  let count = 0
  parentPort.on('message', ({ id, asked: card }) => {
    count += 1
    if (card.title === '/broken') return parentPort.postMessage({ id, problem: 'no such letter' })
    parentPort.postMessage({ id, isTaken: true })
    if (card.title === '/endless') for (;;) {}
    if (card.title.startsWith('/slow')) return
    parentPort.postMessage({ id, value: new TextEncoder().encode(card.title + ' ' + count) })
  })`

let nowMs = 0
let looks = 0
let close = async () => {}
afterEach(() => close())

function pictures(limit: { limitMs?: number } = {}) {
  const made = createPictures({
    cardOf: async ({ path }) => {
      looks += 1
      return path === '/nobody' ? undefined : card(path)
    },
    workerFile: new URL(
      `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${scribe}`)}`,
    ),
    log: pino({ level: 'silent' }),
    nowMs: () => nowMs,
    ...limit,
  })
  close = made.close
  return made.draw
}

const text = (answer: Awaited<ReturnType<ReturnType<typeof pictures>>>) =>
  answer.kind === 'picture' ? new TextDecoder().decode(answer.png) : answer.kind

test('a picture is drawn once for all requests with the same content, at once or later', async () => {
  const draw = pictures()
  const both = await Promise.all([draw(asked('/a')), draw(asked('/a'))])
  expect(both.map(text)).toEqual(['/a 1', '/a 1'])
  expect(text(await draw(asked('/b')))).toBe('/b 2')
  const again = await draw(asked('/a'))
  expect(text(again)).toBe('/a 1')
  expect(again.kind === 'picture' && (await draw(asked('/a', again.digest))).kind).toBe('known')
})

test('the content of a cached picture is read again after some seconds', async () => {
  const draw = pictures()
  await draw(asked('/a'))
  const from = looks
  expect(text(await draw(asked('/a')))).toBe('/a 1')
  expect(looks - from).toBe(0)
  await draw({ ...asked('/a'), language: 'es' })
  expect(looks - from).toBe(1)
  nowMs += 5_000
  expect(text(await draw(asked('/a')))).toBe('/a 1')
  expect(looks - from).toBe(2)
})

test('a missing page has no picture, and a picture that cannot be drawn harms no other', async () => {
  const draw = pictures()
  expect(text(await draw(asked('/nobody')))).toBe('missing')
  await expect(draw(asked('/broken'))).rejects.toThrow('no such letter')
  expect(text(await draw(asked('/a')))).toBe('/a 2')
})

test('when many requests wait, the next one is answered as busy', async () => {
  const draw = pictures()
  const waiting = Array.from({ length: 60 }, (_, at) => draw(asked(`/slow/${at}`)).catch(() => undefined))
  expect(text(await draw(asked('/one-more')))).toBe('busy')
  void waiting
})

test('a thread that takes too long is ended: the next request gets its picture, and the slow one says when it is retried', async () => {
  const draw = pictures({ limitMs: 300 })
  const [endless, other] = await Promise.all([draw(asked('/endless')), draw(asked('/other'))])
  expect(endless).toEqual({ kind: 'slow', retryAfterSeconds: 600 })
  expect(text(other)).toBe('/other 1')
  nowMs += 90_000
  expect(await draw(asked('/endless'))).toEqual({ kind: 'slow', retryAfterSeconds: 510 })
  expect(text(await draw(asked('/third')))).toBe('/third 2')
})

test('CP4 the content of a cached picture is read again at once when access rules have changed', async () => {
  const draw = pictures()
  await draw(asked('/a'))
  looks = 0
  await draw(asked('/a'))
  expect(looks).toBe(0)
  await draw({ ...asked('/a'), doors: '2' })
  expect(looks).toBe(1)
})
