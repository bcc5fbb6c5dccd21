import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { avatarRoutes } from './avatar-routes.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

// Browsers cache avatars for a year: another picture for the same seed would give one person two faces.
test.each([
  ['7-42', 'bad0356847021524'],
  ['craque', 'a48e05cee6763e8b'],
  ['pQ3-x_9Zk', 'f9d432c266ae6093'],
])('the picture of the seed %s is the same in every version of Craque', async (seed, picture) => {
  const answer = await avatarRoutes().request(`/avatars/${seed}.svg`)
  expect(digest(await answer.text())).toBe(picture)
})
