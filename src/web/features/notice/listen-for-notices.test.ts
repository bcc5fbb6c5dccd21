import { afterEach, expect, test, vi } from 'vitest'
import { listenForNotices } from './listen-for-notices.ts'

class FakeSource extends EventTarget {
  static open: FakeSource[] = []
  constructor() {
    super()
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((one) => one !== this)
  }
  tell(kind: string) {
    this.dispatchEvent(new MessageEvent(kind, { data: '{}' }))
  }
}

let leave = () => {}
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('NT8 the bell reads after news or a gap, listens while the page is visible, and leaves nothing open', () => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('location', { search: '' })
  const ask = vi.fn()
  const stop = listenForNotices(ask)
  leave = stop
  const [source] = FakeSource.open
  source?.tell('match')
  vi.runAllTimers()
  expect(ask).toHaveBeenCalledTimes(0)
  for (const kind of ['notice', 'notice']) source?.tell(kind)
  vi.runAllTimers()
  expect(ask, 'two at once cause one request').toHaveBeenCalledTimes(1)
  source?.tell('reset')
  vi.runAllTimers()
  expect(ask).toHaveBeenCalledTimes(2)

  const become = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  become('hidden')
  expect(FakeSource.open).toEqual([])
  become('visible')
  expect(FakeSource.open).toHaveLength(1)
  stop()
  expect(FakeSource.open).toEqual([])
})
