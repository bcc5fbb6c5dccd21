import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { poolQuestionsSchema, type NewQuestionRequest } from '#contract/pool-question.ts'
import { DAY_MS, leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'

let app: LeagueWorld['app']
let person: LeagueWorld['person']

beforeAll(async () => {
  ;({ app, person } = await leagueWorld())
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<LeagueWorld['person']>>

const rain: Partial<NewQuestionRequest> = { kind: 'free', ask: 'Chove na final?', given: ['sim', 'não'], points: 7 }

async function bolaoWith(wanted: Partial<NewQuestionRequest> = rain) {
  const [owner, friend] = [await person(), await person()]
  const { body } = await owner.create({ format: 'bolao', name: 'Bolão', squadId: null, startsAtMs: Date.now() })
  const { id } = body.league
  await friend.call('POST', `/api/pools/${id}/members`, {})
  const at = `/api/pools/${id}/questions`
  const asked = await owner.call('POST', at, { closesAtMs: Date.now() + DAY_MS, points: 5, ...wanted })
  const question = `${at}/${String(asked.body['id'])}`
  const read = async (who: Person) => poolQuestionsSchema.parse((await who.call('GET', at)).body)
  const answer = (who: Person, ...choices: number[]) => who.call('PUT', `${question}/answer`, { choices })
  const close = () =>
    sql`update pool_question set closes_at = game_now() - interval '1 second' where league_id = ${id}`.execute(app.db)
  const table = async () =>
    Object.fromEntries((await owner.page(id)).pool!.table.items.map(({ managerId, points }) => [managerId, points]))
  return { id, owner, friend, at, question, read, answer, close, table }
}

test('BL7 the owner asks a question; only members answer, change until its deadline, and stay hidden from others until then', async () => {
  const { owner, friend, at, question, read, answer, close } = await bolaoWith()
  const stranger = await person()
  expect((await friend.call('POST', at, { ...rain, closesAtMs: Date.now() + DAY_MS })).body['kind']).toBe(
    'owner_needed',
  )
  expect((await owner.call('POST', at, { ...rain, closesAtMs: Date.now() - 1 })).body['kind']).toBe(
    'question_closed_already',
  )
  expect((await answer(stranger, 0)).body['kind']).toBe('pool_members_only')
  expect((await answer(friend, 2)).body['kind']).toBe('answer_unfit')
  expect((await answer(friend, 0)).status).toBe(200)
  expect((await answer(friend, 1)).status).toBe(200)
  expect((await read(friend)).questions).toMatchObject([
    { ask: 'Chove na final?', mine: [1], answered: 1, answers: { items: [], next: null } },
  ])
  expect((await read(owner)).questions).toMatchObject([{ mine: null, answers: { items: [] }, isClosed: false }])
  expect((await owner.call('PUT', `${question}/verdict`, { right: [1] })).body['kind']).toBe('question_open')
  await close()
  expect((await answer(friend, 0)).body['kind']).toBe('question_closed')
  expect((await owner.call('DELETE', question)).body['kind']).toBe('question_closed')
  expect((await read(stranger)).questions[0]?.answers.items).toMatchObject([
    { managerId: friend.managerId, choices: [1], points: 0 },
  ])
})

test('BL7 an answer on its way at the deadline is refused at commit', async () => {
  const { friend, question } = await bolaoWith()
  const questionId = Number(question.split('/').at(-1))
  const late = app.db.transaction().execute(async (trx) => {
    await sql`insert into pool_answer values (${questionId}, ${friend.managerId}, '{1}', game_now())`.execute(trx)
    await sql`update pool_question set closes_at = game_now() where id = ${questionId}`.execute(trx)
  })
  await expect(late).rejects.toMatchObject({ code: 'CR004' })
})

test('BL7 until its deadline the owner can remove a question', async () => {
  const { owner, friend, question, read, answer } = await bolaoWith()
  await answer(friend, 0)
  expect((await friend.call('DELETE', question)).body['kind']).toBe('owner_needed')
  expect((await owner.call('DELETE', question)).status).toBe(204)
  expect((await read(friend)).questions).toEqual([])
})

test('BL8 the owner settles and corrects; the table moves by the difference, and both verdicts stay readable', async () => {
  const { owner, friend, question, read, answer, close, table } = await bolaoWith()
  await answer(owner, 0)
  await answer(friend, 1)
  await close()
  expect((await friend.call('PUT', `${question}/verdict`, { right: [1] })).body['kind']).toBe('owner_needed')
  await owner.call('PUT', `${question}/verdict`, { right: [0] })
  expect(await table()).toEqual({ [owner.managerId]: 7, [friend.managerId]: 0 })
  await owner.call('PUT', `${question}/verdict`, { right: [1] })
  expect(await table()).toEqual({ [owner.managerId]: 0, [friend.managerId]: 7 })
  expect((await read(friend)).questions[0]).toMatchObject({
    right: [1],
    verdicts: [
      { right: [1], by: expect.any(String) },
      { right: [0], by: expect.any(String) },
    ],
    answers: {
      items: [
        { managerId: friend.managerId, points: 7 },
        { managerId: owner.managerId, points: 0 },
      ],
    },
  })
})

test('BL7 a question about clubs takes clubs of the bolão', async () => {
  const { friend, read, answer } = await bolaoWith({ kind: 'finalists' })
  const { clubs, players } = await read(friend)
  expect(clubs.length).toBeGreaterThan(1)
  expect(players).toEqual([])
  const [first, second] = clubs.map(({ id }) => id)
  expect((await answer(friend, first!)).body['kind']).toBe('answer_unfit')
  expect((await answer(friend, first!, second!)).status).toBe(200)
})
