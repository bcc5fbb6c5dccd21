import { expect, test } from 'vitest'
import { ProblemError } from '#api/http/problem.ts'
import { createPasswords } from './hash-queue.ts'

test('argon2id with 19 MiB and two passes accepts only the right password', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('cavalo bateria grampo')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify({ hash: stored, password: 'cavalo bateria grampo' })).toBe(true)
  expect(await passwords.verify({ hash: stored, password: 'cavalo bateria grampO' })).toBe(false)
})

test('composed and decomposed letters are the same password', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('São João do céu'.normalize('NFD'))
  expect(await passwords.verify({ hash: stored, password: 'São João do céu'.normalize('NFC') })).toBe(true)
})

test('a full queue refuses at once and serves again afterwards', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 })
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('x'.repeat(12))))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(5)
  expect(refused.every(({ reason }) => reason instanceof ProblemError && reason.kind === 'busy')).toBe(true)
  expect(await passwords.hash('depois')).toMatch(/^\$argon2id/)
})
