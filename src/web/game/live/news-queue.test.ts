import { expect, test } from 'vitest'
import { type LiveNews, newsQueue } from './live-stream.ts'

const news = (what: 'market' | 'pick' | 'round'): LiveNews => ({ kind: 'changed', data: { what } })

test('a late listener gets everything once and in order', () => {
  const queue = newsQueue()
  queue.push(news('market'))
  queue.push(news('pick'))
  const received: LiveNews[] = []
  const leave = queue.listen((one) => received.push(one))
  queue.push(news('round'))
  expect(received).toEqual([news('market'), news('pick'), news('round')])
  leave()
  queue.push(news('market'))
  queue.listen((one) => received.push(one))
  expect(received.slice(3)).toEqual([news('market')])
})
