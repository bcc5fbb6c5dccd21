import { expect, test, vi } from 'vitest'
import { device, note, texts, wanted } from './outbox.test-helper.ts'

test('CP3: what was made in one championship goes to that one, from whichever page it is sent', async () => {
  const { openTab, shared, server } = device()
  const sentTo: (string | undefined)[] = []
  server.answer = async ({ championship }) => ({ version: sentTo.push(championship) })
  shared.isOnline = false
  await openTab({ championship: 'varzea' }).submit(note, wanted('x'))
  const shown = vi.fn()
  const main = openTab({ arrived: shown })
  shared.isOnline = true
  await main.flush()
  expect(sentTo).toEqual(['varzea'])
  expect(shown).not.toHaveBeenCalled()
})

test('the same subject in two championships is two things', async () => {
  const { openTab, shared, received } = device()
  const [main, other] = [openTab(), openTab({ championship: 'varzea' })]
  shared.isOnline = false
  await main.submit(note, wanted('novo', 'main'))
  await other.submit(note, wanted('novo', 'other'))
  shared.isOnline = true
  await main.flush()
  expect(texts(received)).toEqual(['novo main', 'novo other'])
})
