import { randomBytes } from 'node:crypto'
import type { UpcomingPicks } from '#contract/pick.ts'
import type { SquadsAnswer } from '#contract/squad.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Action } from '#test/life/life.ts'
import type { Request } from '#test/life/person.ts'
import { saveSquad } from './people.ts'
import { SUNDAY } from './sunday-league.ts'

const newKey = () => randomBytes(18).toString('base64url')

/**
 * Entries of an offline phone arrive twice and out of order. A write with a key is applied once, and an overtaken one
 * changes nothing.
 */
const sendLate: Action = async (life, { key }) => {
  if (!life.chronicle.championships[SUNDAY]) return
  const rng = life.random(`late ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ managerId }) => managerId !== null),
  )
  if (!person) return
  const phone = life.as(person.name)
  await saveSquad(life, phone, SUNDAY, rng)
  const own = async () => (await phone.get<SquadsAnswer>(`/api/squads?championship=${SUNDAY}`)).squads[0]
  const before = await own()
  if (!before) return
  const path = `/api/squads/${before.id}`
  const rename = (name: string): Request => ({ method: 'PATCH', path, body: { name }, key: newKey() })
  const [early, later] = [rename(`Cedo ${key}`.slice(0, 30)), rename(`Tarde ${key}`.slice(0, 30))]
  await phone.take(early)
  await phone.take(later)
  // The connection broke before the first answer, so the outbox sends the entry again.
  await phone.send(early)
  const after = await own()
  const due = (later.body as { name: string }).name
  if (after?.name !== due)
    throw new Failure('points', `a write that was sent again undid a later one: "${after?.name}", not "${due}"`)
  const { matches } = await phone.get<UpcomingPicks>(`/api/picks/upcoming?championship=${SUNDAY}`)
  const matchId = matches[0]?.match.id
  if (matchId === undefined) return
  const picks = [{ matchId, pick: { kind: 'score', score: { home: 1, away: 0 } } }]
  const pick: Request = { method: 'PUT', path: `/api/picks?championship=${SUNDAY}`, body: { picks }, key: newKey() }
  const [one, two] = await Promise.all([phone.send(pick), phone.send(pick)])
  // Two at once: the server may refuse one of them because the other is in progress.
  if (one.status !== 200 && two.status !== 200)
    throw new Failure('refused', `a pick sent twice was answered ${one.status} and ${two.status}`)
}

export const lateSendActions = { sendLate }
