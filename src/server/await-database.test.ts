import { expect, test } from 'vitest'
import { silentLog } from '#db/connection/database-log.ts'
import { whenDatabaseAnswers } from './await-database.ts'

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
})

function waiting(errors: Error[]) {
  const said: string[] = []
  const { signal } = new AbortController()
  const work = async () => {
    const error = errors.shift()
    if (error) throw error
    return 'answered'
  }
  return { said, answer: whenDatabaseAnswers(work, { say: (line) => said.push(line), log: silentLog, signal }) }
}

test('the server waits for a database that does not answer, and says so once', async () => {
  const { said, answer } = waiting([away, away])
  expect(await answer).toBe('answered')
  expect(said).toEqual([
    'The database of DATABASE_URL does not answer (connect ECONNREFUSED 127.0.0.1:5432). Waiting for it…',
  ])
})

test('it does not wait for a database that refuses the password', async () => {
  const { answer } = waiting([Object.assign(new Error('password authentication failed'), { code: '28P01' })])
  await expect(answer).rejects.toThrow('its user or password is wrong (password authentication failed)')
})

test('any other error is thrown', async () => {
  const { answer } = waiting([new TypeError('x is not a function')])
  await expect(answer).rejects.toThrow(TypeError)
})
