import { expect } from 'vitest'
import { moveTo } from '#jobs/testing/move-to.ts'
import type { PeopleModel } from '#domain/testing/people/people-model.ts'
import type { PeoplePlan } from '#domain/testing/people/people-plan.ts'
import type { Act } from './act.ts'
import { requestOf, send, type ActRequest, type Answer } from './act-request.ts'
import type { ExplorerStep } from './explorer-step.ts'
import type { Processes } from './processes.ts'

/** Answers to a repeated action whose first answer got lost. */
const AFTERWARDS: Partial<Record<Act['kind'], string[]>> = {
  join: ['already_joined'],
  leave: ['owner_needed'],
  deleteSquad: ['not_found'],
  forget: ['sign_in_needed'],
}

interface Playing {
  plan: PeoplePlan
  people: PeopleModel
  cookies: ReadonlyMap<number, string>
  processes: Processes
}

/** Squads of a person that the model does not know: a merge created them. */
async function unknownSquads({ processes: { db }, plan }: Playing, managerId: number): Promise<number[]> {
  const rows = await db.selectFrom('squad').select('id').where('manager_id', '=', managerId).orderBy('id').execute()
  return rows.map(({ id }) => id).filter((id) => !plan.squads.some((known) => known.id === id))
}

async function tellModel(act: Act, playing: Playing, sent: ActRequest, answers: readonly Answer[]): Promise<string> {
  const { people } = playing
  const { by, atMs } = act
  const { squadId = 0, leagueId = 0, version = 0 } = sent.about ?? {}
  switch (act.kind) {
    case 'create':
      return people.create(act, atMs, answers.find((one) => one.squadId !== undefined)?.squadId ?? 0)
    case 'save':
      return people.save({ ...act, squadId, version }, atMs)
    case 'pick':
      return people.pick(act, atMs)
    case 'join':
      return people.join({ by, leagueId, squadId }, atMs)
    case 'leave':
      return people.leave({ by, leagueId, squadId }, atMs)
    case 'deleteSquad':
      return people.deleteSquad({ by, squadId }, atMs)
    case 'merge': {
      const pair = { guestId: by, accountId: act.accountId }
      return people.merge(pair, atMs, await unknownSquads(playing, act.accountId))
    }
    default:
      return people.forget(by, atMs)
  }
}

/**
 * A person's wish, sent to the server and to the model, which must give the same answer. A person who is gone wants
 * nothing.
 */
export function actStep(act: Act, playing: Playing): ExplorerStep<Answer> {
  const cookie = playing.cookies.get(act.by) ?? ''
  let request: ActRequest | undefined
  return {
    atMs: act.atMs,
    name: `${act.key.slice(-4)} ${act.kind} by ${act.by}`,
    detail: act,
    prepare: async ({ db }) => {
      await moveTo(db, act.atMs)
      request = playing.people.isHere(act.by) ? await requestOf(act, playing.people, { db }) : undefined
    },
    run: async (process) =>
      request ? send(process, request, { cookie, key: act.key }) : { verdict: 'gone', squadId: undefined },
    check: async (answers, trouble) => {
      if (!request) return
      const expected = await tellModel(act, playing, request, answers)
      const verdicts = answers.map(({ verdict }) => verdict)
      // Signing in and deleting an account have no key: a repeated request is judged again.
      const isRepeated = trouble && (trouble.kind !== 'again' || act.kind === 'forget')
      const allowed = [expected, ...(isRepeated ? ['in_progress', ...(AFTERWARDS[act.kind] ?? [])] : [])]
      expect({ verdicts, allowed }).toEqual({ verdicts: verdicts.filter((one) => allowed.includes(one)), allowed })
      expect(verdicts.at(-1)).not.toBe('in_progress')
    },
  }
}
