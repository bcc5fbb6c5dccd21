import path from 'node:path'
import { rm } from 'node:fs/promises'
import { newestFixture, readFixture } from '#test/update/fixture.ts'
import { restoreFolder } from '#test/update/restore-folder.ts'
import { checkAfterStep, checkLog } from '#test/life/checks/after-step.ts'
import { emptyChronicle } from '#test/life/chronicle.ts'
import { createClock } from '#test/life/clock.ts'
import { Failure } from '#test/life/failure.ts'
import { createLife, DAY_MS, type Action, type Life } from '#test/life/life.ts'
import { createServer } from '#test/life/server.ts'
import { addPerson, makePicks, OPERATOR, peopleActions, saveSquad } from './people.ts'

const LOOKS = 4
const WEEKS = 3

/** A person from before the update signs in and continues to play. */
async function playOn(older: Life, account: { email: string; password: string }): Promise<void> {
  const rng = older.random('update')
  // Under the operator's name, because the checks read pages as this person.
  const olga = older.as(addPerson(older, OPERATOR).name)
  Object.assign(olga.person, account)
  await olga.take({ method: 'POST', path: '/api/account/sign-in', body: account })
  for (let week = 0; week < WEEKS; week++) {
    await saveSquad(older, olga, 'craque', rng)
    await makePicks(olga, 'craque', rng)
    const entry = { atMs: older.clock.now(), action: 'arrive', key: `update ${week}`, args: { count: 3 } }
    await peopleActions.arrive(older, entry)
    await checkAfterStep(older, entry.key, LOOKS)
    await older.clock.jumpTo(older.clock.now() + 7 * DAY_MS)
  }
  const { code, out } = await older.server.craque('audit')
  if (code !== 0) throw new Failure('audit', `after the update:\n${out}`)
}

/** Updates a server of the earlier version in the middle of a round, and its people continue to play. */
const updateVersion: Action = async (life) => {
  const dataFolder = path.join(life.folder, 'older')
  const fixture = await readFixture(newestFixture())
  await restoreFolder(dataFolder, fixture)
  // It was stopped a day ago. With this year's clock it would have been stopped for decades.
  const clock = createClock(path.join(life.folder, 'older-clock'), Date.now() + DAY_MS)
  const server = createServer({ dataFolder, clock, feedHost: life.source.host })
  const chronicle = emptyChronicle(life.chronicle.seed, clock.now())
  chronicle.championships['craque'] = { ...life.chronicle.championships['craque']!, createdMs: clock.now() }
  const older = createLife({ ...life, chronicle, clock, server })
  try {
    await server.start()
    checkLog(older)
    await playOn(older, fixture.people.account)
    checkLog(older)
  } finally {
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export const updateActions = { updateVersion }
