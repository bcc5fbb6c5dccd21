import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitOperator } from '#db/account/account-operator.ts'
import { confirmEmail, confirmEmailByHand, storeEmailCode } from '#db/account/email-code.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function account() {
  const { cookie, email } = await signInAs(app.session)
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const isConfirmed = async () => (await call('GET', '/api/account')).body['isEmailConfirmed']
  const codeSent = async () => {
    await call('POST', '/api/account/email/confirmation')
    const text = app.outbox.findLast(({ to }) => to === email)?.text ?? ''
    return /^\d{6}$/m.exec(text)?.[0] ?? ''
  }
  const confirm = (code: string) => call('PUT', '/api/account/email/confirmation', { code })
  const isOperator = async () => {
    const { viewer } = (await call('GET', '/api/viewer')).body as { viewer: { isOperator: boolean } }
    return viewer.isOperator
  }
  return { email, isConfirmed, isOperator, codeSent, confirm }
}

test('NT11 only the newest code confirms an address, for its own account, once', async () => {
  const [ana, bia] = [await account(), await account()]
  const first = await ana.codeSent()
  const code = await ana.codeSent()
  expect(await ana.isConfirmed()).toBe(false)
  const wrong = first === code ? '' : first
  expect([(await ana.confirm(wrong)).status, (await bia.confirm(code)).status]).toEqual([422, 422])
  expect((await ana.confirm(` ${code} `)).status).toBe(200)
  expect([await ana.isConfirmed(), await bia.isConfirmed()]).toEqual([true, false])
  expect((await ana.confirm(code)).status).toBe(422)
})

test('NT11 a code sent to an address confirms no other address of the account', async () => {
  const { userId } = await signInAs(app.session)
  await storeEmailCode(app.db, userId, 'digest')
  expect(await confirmEmail(app.db, { userId, email: 'before@example.org', digest: 'digest' })).toBe(false)
})

test('NT11 guesses at a code are limited; an operator confirms by hand', async () => {
  const ana = await account()
  await ana.codeSent()
  const heard: number[] = []
  for (let turn = 0; turn < 11; turn++) heard.push((await ana.confirm('12')).status)
  expect(heard).toEqual([...Array<number>(10).fill(422), 429])
  expect([await confirmEmailByHand(app.db, ana.email), await ana.isConfirmed()]).toEqual([true, true])
  expect(await confirmEmailByHand(app.db, 'nobody@example.org')).toBe(false)
})

test('NT11 the code makes the operator of an account that CRAQUE_OPERATOR names, and of no other', async () => {
  const [ana, bia] = [await account(), await account()]
  await awaitOperator(app.db, ana.email)
  expect((await bia.confirm(await bia.codeSent())).status).toBe(200)
  const code = await ana.codeSent()
  expect((await ana.confirm(code === '000000' ? '000001' : '000000')).status).toBe(422)
  expect([await ana.isOperator(), await bia.isOperator()]).toEqual([false, false])
  expect((await ana.confirm(code)).status).toBe(200)
  expect([await ana.isOperator(), await bia.isOperator()]).toEqual([true, false])
})
