import { expect, test } from 'vitest'
import { createEntryList, memoryStore } from './entry-list.ts'
import type { EntryStore, OutboxEntry } from './outbox-entry.ts'

const entry = (id: string, place: number): OutboxEntry => ({
  id,
  person: null,
  kind: 'tap',
  subject: id,
  body: null,
  deed: 'tap',
  label: id,
  madeAtMs: 0,
  place,
  tries: 0,
  state: 'waiting',
})

/** A store in which every write waits until the test releases it. */
function slowStore() {
  const store = memoryStore()
  const held: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => void held.push(resolve))
  const slow: EntryStore = {
    ...store,
    put: async (one) => {
      await wait()
      await store.put(one)
    },
    remove: async (ids) => {
      await wait()
      await store.remove(ids)
    },
  }
  return { slow, letThrough: () => held.shift()?.() }
}

const shown = (list: ReturnType<typeof createEntryList>) => list.state().entries.map(({ id }) => id)

test('a read during a write loses no entry, and a read during a removal restores none', async () => {
  const { slow, letThrough } = slowStore()
  const list = createEntryList(Promise.resolve(slow), () => {})
  const first = list.keep(entry('first', 1))
  await list.read()
  expect(shown(list)).toEqual(['first'])
  letThrough()
  await first
  const second = list.keep(entry('second', 2))
  const gone = list.drop(['first'])
  await list.read()
  expect(shown(list)).toEqual(['second'])
  letThrough()
  letThrough()
  await Promise.all([second, gone])
  await list.read()
  expect(shown(list)).toEqual(['second'])
})
