import { afterEach, expect, test, vi } from 'vitest'
import { leadWhenShut, subscribeLive, type LiveNews } from './live-stream.ts'

class FakeSource extends EventTarget {
  static last: FakeSource
  constructor() {
    super()
    FakeSource.last = this
  }
  close() {}
}

let leave = () => {}
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

/** A page that was requested ten seconds ago and starts to listen now. */
function listen(): LiveNews['kind'][] {
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('performance', { now: () => 10_000 })
  const received: LiveNews['kind'][] = []
  leave = subscribeLive(({ kind }) => received.push(kind))
  return received
}

const greet = (data: object) => FakeSource.last.dispatchEvent(new MessageEvent('hello', { data: JSON.stringify(data) }))

test('news between the request of a page and its first connection makes everything stale', () => {
  const received = listen()
  greet({ quietMs: 9_000 })
  expect(received).toEqual(['reset'])
})

test.each([
  ['nothing was told since', { quietMs: 11_000 }],
  ['a server of before says nothing of it', {}],
])('a page is current if %s', (_, hello) => {
  const received = listen()
  greet(hello)
  expect(received).toEqual([])
})

test('CP20 a page that is shut reloads, unless its visitor shut it and goes elsewhere', () => {
  listen()
  const went: string[] = []
  vi.stubGlobal('location', { reload: () => went.push('reload'), assign: (to: string) => went.push(to) })
  const shut = () => FakeSource.last.dispatchEvent(new Event('shut'))
  shut()
  leadWhenShut('/campeonatos')
  shut()
  leadWhenShut(undefined)
  shut()
  expect(went).toEqual(['reload', '/campeonatos', 'reload'])
})
