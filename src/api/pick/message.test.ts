import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase() })
})
afterAll(() => app.close())

interface Upcoming {
  matches: { match: { id: number; sport: string; home: { name: string }; away: { name: string } } }[]
}

test('PM1 PM3 a message becomes picks of open matches, with a likely score for an outcome; nothing is saved', async () => {
  const countPicks = async () => (await app.db.selectFrom('pick').select('match_id').execute()).length
  const before = await countPicks()
  const visitor = testBrowser(app)
  const { matches } = (await visitor.get('/api/picks/upcoming')).body as Upcoming
  const [first, second] = matches.filter(({ match }) => match.sport === 'futebol').map(({ match }) => match)
  const text = `${first?.home.name} 2x1, ${second?.away.name} ganha, real madrid 1x0`
  const read = await visitor.post('/api/picks/message', { text })
  expect(read.status).toBe(200)
  expect(read.body.picks).toMatchObject([
    { match: { id: first?.id }, pick: { kind: 'score', score: { home: 2, away: 1 } }, isSuggested: false },
    { match: { id: second?.id }, isSuggested: true },
  ])
  const { score } = read.body.picks[1].pick as { score: { home: number; away: number } }
  expect(score.away).toBeGreaterThan(score.home)
  expect(read.body.asks).toMatchObject([{ kind: 'club_unknown', detail: expect.stringContaining('?') }])
  const list = [second?.id, first?.id]
  const reply = await visitor.post('/api/picks/message', { text: '1) 0x0', list })
  expect(reply.body.picks).toMatchObject([{ match: { id: second?.id }, pick: { score: { home: 0, away: 0 } } }])
  expect((await visitor.post('/api/picks/message', { text: 'quem lidera?' })).body).toMatchObject({
    picks: [],
    question: 'leader',
  })
  expect(await countPicks()).toBe(before)
  expect(visitor.cookies.size).toBe(0)
})
