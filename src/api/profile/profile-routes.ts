import { championshipIdOf } from '#api/http/requested-championship.ts'
import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { checkBio } from '#domain/manager/bio.ts'
import {
  ACTIVITY_CURSOR,
  activityPageSchema,
  activityQuery,
  profileSchema,
  saveNameSchema,
  saveProfileSchema,
  saveSportsSchema,
  type Profile,
  type SaveProfile,
} from '#contract/profile.ts'
import { passwordHashOf } from '#db/account/account.ts'
import { isNameTaken } from '#db/manager/manager.ts'
import { favorableClubs, profileRow, storeName, storeProfile, storeSports } from '#db/profile/profile.ts'
import { gameNow } from '#db/round/round.ts'
import { activityPage } from '#db/profile/profile-activity.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { contractRouter } from '#api/http/router.ts'
import { emailFrom, nameFrom } from '#api/session/account-input.ts'
import { confirmPerson } from '#api/session/confirm-person.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { mailChange } from '#api/session/tell-of-change.ts'
import { requirePerson, type Person } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { publicProfile } from '#api/views/profile-view.ts'
import { splitPage } from '#api/http/page-window.ts'
import { profileProblem } from './profile-problems.ts'

const profileRoute = createRoute({
  method: 'get',
  path: '/api/profile',
  summary: 'Read my profile',
  responses: jsonAnswer(profileSchema, 'The profile'),
})
const saveRoute = createRoute({
  method: 'put',
  path: '/api/profile',
  summary: 'Change my profile',
  request: jsonBody(saveProfileSchema),
  responses: jsonAnswer(profileSchema, 'The profile after the change'),
})
const nameRoute = createRoute({
  method: 'put',
  path: '/api/profile/name',
  summary: 'Choose my name',
  request: jsonBody(saveNameSchema),
  responses: jsonAnswer(saveNameSchema, 'The name as it is stored'),
})
const sportsRoute = createRoute({
  method: 'put',
  path: '/api/profile/sports',
  summary: 'Choose the sports that I see first (SP3)',
  request: jsonBody(saveSportsSchema),
  responses: jsonAnswer(saveSportsSchema, 'The sports as they are stored'),
})
const activityRoute = createRoute({
  method: 'get',
  path: '/api/profile/activity',
  summary: 'List my recent activity, newest first',
  request: { query: activityQuery },
  responses: jsonAnswer(activityPageSchema, 'One page of activities'),
})

interface ProfileFacts {
  live: Pick<Live, 'feedOf'>
}

async function profileOf(c: Context<AppEnv>, { live }: ProfileFacts, person: Person): Promise<Profile> {
  const { db } = c.get('session')
  const championshipId = championshipIdOf(c)
  const row = await profileRow(db, { championshipId, managerId: person.managerId })
  if (!row) throw new Error('a person has no manager')
  return {
    ...(await publicProfile(db, row, {
      snapshot: await live.feedOf(championshipId).snapshot(),
      viewerId: person.managerId,
    })),
    kind: person.kind,
    email: person.kind === 'account' ? person.email : null,
    hasPassword: (await passwordHashOf(db, person.userId)) !== undefined,
    clubs: await favorableClubs(db, championshipId),
  }
}

/** An unchanged name is not checked again, because a guest's own name is reserved. */
async function nameOf(c: Context<AppEnv>, person: Person, raw: string) {
  if (raw === person.name) return undefined
  const { name, key } = nameFrom(raw)
  if (await isNameTaken(c.get('session').db, key, person.managerId))
    throw personProblem('name_taken', { field: 'name' })
  return { name, nameKey: key }
}

async function emailOf(c: Context<AppEnv>, person: Person, input: SaveProfile): Promise<string | undefined> {
  if (input.email === null || person.kind === 'guest') return undefined
  const email = emailFrom(input.email)
  if (email === person.email) return undefined
  await confirmPerson(c, { password: input.currentPassword, recentIsEnough: false })
  return email
}

export function profileRoutes(facts: ProfileFacts) {
  return contractRouter()
    .openapi(profileRoute, async (c) => c.json(await profileOf(c, facts, await requirePerson(c)), 200, noStore))
    .openapi(saveRoute, async (c) => {
      const person = await requirePerson(c)
      const { db } = c.get('session')
      const input = c.req.valid('json')
      const name = await nameOf(c, person, input.name)
      const bio = checkBio(input.bio)
      if (!bio.ok) throw profileProblem(bio.error.kind, { field: 'bio' })
      const { favoriteClubId, country, avatarSeed } = input
      const clubs = await favorableClubs(db, championshipIdOf(c))
      if (favoriteClubId !== null && !clubs.some(({ id }) => id === favoriteClubId)) {
        throw profileProblem('club_unknown', { field: 'favoriteClubId' })
      }
      const email = await emailOf(c, person, input)
      const { managerId, userId } = person
      const stored = await storeProfile(db, {
        managerId,
        userId,
        name,
        country,
        favoriteClubId,
        bio: bio.value,
        avatarSeed,
        email,
      })
      if (stored === 'name_taken') throw personProblem('name_taken', { field: 'name' })
      if (stored === 'email_taken') throw personProblem('email_taken', { field: 'email' })
      if (email !== undefined) mailChange(c, { to: person.email, change: 'email' })
      return c.json(await profileOf(c, facts, { ...person, email: email ?? person.email }), 200, noStore)
    })
    .openapi(nameRoute, async (c) => {
      const person = await requirePerson(c)
      const changed = await nameOf(c, person, c.req.valid('json').name)
      if (changed && (await storeName(c.get('session').db, person.managerId, changed)) === 'name_taken')
        throw personProblem('name_taken', { field: 'name' })
      return c.json({ name: changed?.name ?? person.name }, 200, noStore)
    })
    .openapi(sportsRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { sports } = c.req.valid('json')
      await storeSports(c.get('session').db, managerId, sports)
      return c.json({ sports }, 200, noStore)
    })
    .openapi(activityRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { db } = c.get('session')
      const championshipId = championshipIdOf(c)
      const { cursor, limit } = c.req.valid('query')
      const [atMs, id] =
        ACTIVITY_CURSOR.exec(cursor ?? '')
          ?.slice(1)
          .map(Number) ?? []
      const before = atMs !== undefined && id !== undefined ? { atMs, id } : undefined
      const found = await activityPage(db, { championshipId, managerId, before, limit: limit + 1 })
      const { shown: items, next } = splitPage(found, limit, (last) => `${last.atMs}-${last.id}`)
      return c.json({ items, next, nowMs: (await gameNow(db, championshipId)).getTime() }, 200, noStore)
    })
}
