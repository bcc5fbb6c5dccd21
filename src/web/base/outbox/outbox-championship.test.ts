import { expect, test, vi } from 'vitest'
import { device, note, texts, wanted } from '#web/testing/outbox-device.ts'

test('CP3: an entry from one championship is sent to it from any page', async () => {
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

test('the same subject in two championships makes two entries', async () => {
  const { openTab, shared, received } = device()
  const [main, other] = [openTab(), openTab({ championship: 'varzea' })]
  shared.isOnline = false
  await main.submit(note, wanted('novo', 'main'))
  await other.submit(note, wanted('novo', 'other'))
  shared.isOnline = true
  await main.flush()
  expect(texts(received)).toEqual(['novo main', 'novo other'])
})
