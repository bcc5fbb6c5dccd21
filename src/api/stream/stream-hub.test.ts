import type { ChampionshipId } from '#domain/ids.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#db/testing/eventually.ts'
import { createEventLog, type StreamLimits } from './stream-channel.ts'
import { testHub } from '#api/testing/test-stream.ts'

let running: Awaited<ReturnType<typeof testHub>> | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
})

async function start(limits?: Partial<StreamLimits>) {
  running = await testHub(limits)
  return running
}

const goal = (minute: number) => ({ event: 'goal', data: { minute } })

describe('event stream', () => {
  test('every page receives every event, in order, with ids that grow', async () => {
    const { channel, connect } = await start()
    const pages = await Promise.all([connect(), connect()])
    for (const minute of [1, 2, 3]) channel.publish(goal(minute))
    for (const page of pages) {
      expect(page.response.headers['content-type']).toMatch('text/event-stream')
      const [hello, ...goals] = await page.take(4)
      expect(hello?.event).toBe('hello')
      expect(goals.map(({ data }) => data)).toEqual([{ minute: 1 }, { minute: 2 }, { minute: 3 }])
      expect(new Set(goals.map(({ id }) => id)).size).toBe(3)
    }
  })

  test('a page that lost its connection gets exactly what it missed', async () => {
    const { channel, connect } = await start()
    const page = await connect()
    channel.publish(goal(1))
    const [, first] = await page.take(2)
    await page.disconnect()
    channel.publish(goal(2))
    channel.publish(goal(3))
    const again = await connect({ lastEventId: first!.id! })
    channel.publish(goal(4))
    expect((await again.take(3)).map(({ data }) => data)).toEqual([{ minute: 2 }, { minute: 3 }, { minute: 4 }])
  })

  test('a page that saw only the greeting resumes from there', async () => {
    const { channel, connect } = await start()
    channel.publish(goal(1))
    const page = await connect()
    const [hello] = await page.take(1)
    await page.disconnect()
    channel.publish(goal(2))
    const again = await connect({ lastEventId: hello!.id! })
    expect((await again.take(1))[0]!.data).toEqual({ minute: 2 })
  })

  test('the greeting says how long ago the last event was, so that a page knows what it may have missed', async () => {
    const { channel, connect } = await start()
    const from = Date.now()
    channel.publish(goal(1))
    const [hello] = await (await connect()).take(1)
    const { quietMs } = hello!.data as { quietMs: number }
    expect(quietMs).toBeGreaterThanOrEqual(0)
    expect(quietMs).toBeLessThanOrEqual(Date.now() - from)
  })

  test('a page that was away too long, or knew another process, is told to fetch again', async () => {
    const { channel, connect } = await start({ keptEvents: 2 })
    const page = await connect()
    const [hello] = await page.take(1)
    for (const minute of [1, 2, 3]) channel.publish(goal(minute))
    for (const lastEventId of [hello!.id!, 'other.1', 'nonsense', 'other.999999999999999999']) {
      const again = await connect({ lastEventId })
      channel.publish(goal(4))
      const [reset, next] = await again.take(2)
      expect([reset!.event, next!.event]).toEqual(['reset', 'goal'])
      await again.disconnect()
    }
  })

  test('a personal message reaches all pages of that manager and nobody else', async () => {
    const { channel, connect } = await start()
    const [mine, alsoMine, other] = await Promise.all([
      connect({ manager: 7 }),
      connect({ manager: 7 }),
      connect({ manager: 8 }),
    ])
    expect(new Set(channel.managers())).toEqual(new Set([7, 8]))
    channel.tell(new Map([[7, { event: 'you', data: { rank: 3 } }]]))
    channel.publish(goal(1), new Map([[7, { event: 'you', data: { rank: 2 } }]]))
    for (const page of [mine, alsoMine])
      expect((await page.take(4)).map(({ event }) => event)).toEqual(['hello', 'you', 'you', 'goal'])
    expect((await other.take(2)).map(({ event }) => event)).toEqual(['hello', 'goal'])
    await alsoMine.disconnect()
    await mine.disconnect()
    await eventually(() => expect([...channel.managers()]).toEqual([8]))
  })

  test('a slow page costs no memory: it skips what piles up and is told to fetch again', async () => {
    const { channel, connect } = await start({ pendingBytes: 64 * 1024, keptEvents: 10 })
    const [slow, quick] = await Promise.all([connect(), connect()])
    await Promise.all([slow.take(1), quick.take(1)])
    slow.response.pause()
    const big = 'x'.repeat(100_000)
    const rounds = 200
    for (let i = 0; i < rounds; i++) {
      channel.publish({ event: 'big', data: { i, big } })
      await quick.take(1)
    }
    slow.response.resume()
    await eventually(() => expect(slow.events.at(-1)?.event).toBe('reset'))
    expect(slow.events.length).toBeLessThan(rounds)
    channel.publish(goal(90))
    await eventually(() => expect(slow.events.at(-1)?.event).toBe('goal'))
  })

  test('a page that takes nothing at all is disconnected', async () => {
    const { hub, channel, connect } = await start({ stalledMs: 50, heartbeatMs: 20 })
    const page = await connect()
    await page.take(1)
    page.response.pause()
    const big = 'x'.repeat(1_000_000)
    for (let i = 0; i < 40; i++) channel.publish({ event: 'big', data: { big } })
    await eventually(() => expect(hub.size()).toBe(0))
  })

  test('heartbeats keep silent connections open', async () => {
    const { connect } = await start({ heartbeatMs: 20 })
    const page = await connect()
    await page.take(1)
    const before = page.bytes()
    await eventually(() => expect(page.bytes()).toBeGreaterThanOrEqual(before + 9))
    expect(page.events).toEqual([])
  })

  test('a stranger’s stream ends after a while, so that one who never reads is disconnected; a person’s may stay', async () => {
    const { hub, channel, connect } = await start({ heartbeatMs: 20, strangerLifeMs: 50 })
    const [stranger, person] = await Promise.all([connect(), connect({ manager: 7 })])
    await eventually(() => expect(stranger.response.readableEnded).toBe(true))
    expect(stranger.pauses).toEqual([2_000, 100])
    await eventually(() => expect(hub.size()).toBe(1))
    expect([hub.size(), channel.isOpenFor(7), person.response.readableEnded]).toEqual([1, true, false])
  })

  test('TN6 the stream of a token ends with the token', async () => {
    const { hub, connect } = await start({ heartbeatMs: 20 })
    const [ended, other] = await Promise.all([
      connect({ manager: 7, tokenEndsInMs: 50 }),
      connect({ manager: 7, tokenEndsInMs: 60_000 }),
    ])
    await eventually(() => expect(ended.response.readableEnded).toBe(true))
    expect([hub.size(), other.response.readableEnded]).toEqual([1, false])
  })

  test('a client that follows one championship receives nothing of another, nor missed events of it', async () => {
    const other = 2 as ChampionshipId
    const { hub, channel, connect } = await start({ perClient: 3 })
    const [first, second] = await Promise.all([connect({ manager: 7 }), connect({ championship: other, manager: 7 })])
    await Promise.all([first.take(1), second.take(1)])
    channel.publish({ event: 'changed', data: 'first' })
    hub.channel(other).publish({ event: 'changed', data: 'second' })
    channel.tell(new Map([[7, { event: 'you', data: 'first' }]]))
    hub.channel(other).tell(new Map([[7, { event: 'you', data: 'second' }]]))
    const heard = await Promise.all([first.take(2), second.take(2)])
    expect(heard.map((events) => events.map(({ data }) => data))).toEqual([
      ['first', 'first'],
      ['second', 'second'],
    ])
    const late = await connect({ championship: other, lastEventId: heard[0][0]!.id! })
    expect(await late.take(1)).toMatchObject([{ event: 'reset' }])
    expect([hub.size(), hub.hasRoom('test')]).toEqual([3, false])
  })

  test('an address may hold only so many streams, and has room again when one ends', async () => {
    const { hub, connect } = await start({ perClient: 2 })
    const [first] = await Promise.all([connect(), connect()])
    expect([hub.hasRoom('test'), hub.hasRoom('elsewhere')]).toEqual([false, true])
    await first.disconnect()
    await eventually(() => expect(hub.hasRoom('test')).toBe(true))
  })
})

test('the log gives the events after an id as long as it keeps them', () => {
  const log = createEventLog(3, 'here')
  expect(log.since('here.0')?.length).toBe(0)
  const sent = [1, 2, 3, 4].map((minute) => log.append(goal(minute)))
  expect(log.lastId()).toBe('here.4')
  expect(log.since('here.0')).toBeUndefined()
  expect(log.since('here.1')).toEqual(Buffer.concat(sent.slice(1)))
  expect(log.since('here.4')?.length).toBe(0)
  expect(log.since('here.5')).toBeUndefined()
})
