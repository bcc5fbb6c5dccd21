import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import type { Ask } from '#jobs/feed/ask/fetch-document.ts'
import { footballData } from './football-data.ts'

const none = { home: null, away: null }
const match = (id: number, more: object) => ({
  id,
  utcDate: '2030-05-04T19:00:00Z',
  status: 'TIMED',
  matchday: 5,
  stage: 'REGULAR_SEASON',
  group: null,
  homeTeam: { name: 'CR Flamengo', shortName: 'Flamengo' },
  awayTeam: { name: 'Santos FC', shortName: 'Santos' },
  score: { winner: null, duration: 'REGULAR', fullTime: none, halfTime: none },
  ...more,
})

async function read(matches: object[]) {
  const asked: unknown[] = []
  const ask: Ask = async (address, headers) => {
    asked.push([address, headers])
    return ok({ bytes: Buffer.from(JSON.stringify({ matches })) })
  }
  const address = 'https://api.football-data.org/v4/competitions/BSA/'
  const snapshot = await footballData.read(ask, {
    address,
    nowMs: Date.parse('2030-05-04T19:20:00Z'),
    token: 'segredo',
  })
  if (!snapshot.ok || !snapshot.value) throw new Error(JSON.stringify(snapshot))
  return { asked, matches: snapshot.value.statement.matches }
}

test('the source is asked with its token, and never without one', async () => {
  const { asked } = await read([])
  expect(asked).toEqual([['https://api.football-data.org/v4/competitions/BSA/matches', { 'x-auth-token': 'segredo' }]])
  const never: Ask = () => Promise.reject(new Error('there may be no request'))
  const nothing = await footballData.read(never, { address: 'https://x', nowMs: 0, token: undefined })
  expect(nothing).toEqual({ ok: false, error: { kind: 'token_missing' } })
})

test.each<[string, object, object]>([
  [
    'a match to come',
    {},
    { round: '5', date: '2030-05-04', time: '19:00', utcOffsetMinutes: 0, home: 'Flamengo', away: 'Santos' },
  ],
  [
    'a match in play, with its minute',
    { status: 'IN_PLAY', score: { fullTime: { home: 1, away: 0 } } },
    { result: { score: { home: 1, away: 0 }, minute: 20 } },
  ],
  [
    'the final score',
    { status: 'FINISHED', score: { fullTime: { home: 2, away: 2 } } },
    { result: { score: { home: 2, away: 2 } } },
  ],
  [
    'MT6 ninety minutes, extra time and penalties as separate scores',
    {
      status: 'FINISHED',
      stage: 'FINAL',
      score: {
        duration: 'PENALTY_SHOOTOUT',
        fullTime: { home: 7, away: 5 },
        extraTime: { home: 1, away: 1 },
        penalties: { home: 4, away: 2 },
      },
    },
    {
      round: 'Final',
      key: 'football-data:7',
      result: { score: { home: 2, away: 2 }, extraTime: { home: 3, away: 3 }, penalties: { home: 4, away: 2 } },
    },
  ],
  ['MT1 a postponed match', { status: 'POSTPONED' }, { isPostponed: true }],
  [
    'MT4 an awarded match, with its score',
    { status: 'AWARDED', score: { fullTime: { home: 3, away: 0 } } },
    { isAwarded: true, result: { score: { home: 3, away: 0 } } },
  ],
  ['a group', { stage: 'GROUP_STAGE', group: 'GROUP_C' }, { group: 'Group C' }],
])('%s', async (_what, more, expected) => {
  const { matches } = await read([match(7, more)])
  expect(matches).toEqual([expect.objectContaining(expected)])
})

test('FD4 the order of the answer means nothing, and matches with unknown sides are left out', async () => {
  const list = [match(3, { utcDate: '2030-05-11T19:00:00Z' }), match(2, { homeTeam: { name: null } }), match(1, {})]
  const [told, turned] = [await read(list), await read([...list].reverse())]
  expect(told.matches).toEqual(turned.matches)
  expect(told.matches.map(({ date }) => date)).toEqual(['2030-05-04', '2030-05-11'])
})
