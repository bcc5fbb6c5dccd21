import type { Account, ViewerAnswer } from '#contract/account.ts'
import type { SquadsAnswer, SquadView } from '#contract/squad.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Action } from '#test/life/life.ts'
import type { Client } from '#test/life/person.ts'
import { marketOf } from './await-lock.ts'
import { OPERATOR, saveSquad } from './people.ts'

const CHAMPIONSHIP = 'craque'

const squadOf = async (client: Client) =>
  (await client.get<SquadsAnswer>(`/api/squads?championship=${CHAMPIONSHIP}`)).squads[0]

const idsOf = ({ players }: SquadView) => players.map(({ playerId }) => playerId)

const save = (client: Client, squad: SquadView, { roundId, captainId }: { roundId: number; captainId: number }) =>
  client.send({
    method: 'PUT',
    path: `/api/squads/${squad.id}`,
    body: { version: squad.version, playerIds: idsOf(squad), captainId, benchIds: [], roundId },
  })

/**
 * One person with a phone and a computer. Of two saves from the same version one is refused. A device that the other
 * one signs out loses access at once.
 */
const twoDevices: Action = async (life, { key }) => {
  const rng = life.random(`devices ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ name, email }) => email !== null && name !== OPERATOR),
  )
  if (!person) return
  const phone = life.as(person.name)
  await saveSquad(life, phone, CHAMPIONSHIP, rng)
  const place = person.devices.push({ cookies: {} }) - 1
  const computer = life.as(person.name, place)
  const body = { email: person.email, password: person.password }
  await computer.take({ method: 'POST', path: '/api/account/sign-in', body })
  const [onPhone, onComputer] = [await squadOf(phone), await squadOf(computer)]
  const { round } = await marketOf(life, CHAMPIONSHIP)
  if (!onPhone || !onComputer || !round) return
  if (onPhone.version !== onComputer.version)
    throw new Failure('points', `${person.name} sees version ${onPhone.version} and ${onComputer.version} of a squad`)
  const [one = 0, other = 0] = idsOf(onPhone)
  const answers = await Promise.all([
    save(phone, onPhone, { roundId: round.id, captainId: one }),
    save(computer, onComputer, { roundId: round.id, captainId: other }),
  ])
  const made = answers.filter(({ status }) => status === 200).length
  // The market may close between the read and the save. Then neither save counts.
  if (made > 1) throw new Failure('points', `two devices of ${person.name} saved the same version of a squad`)
  const captainId = (await squadOf(computer))?.captainId
  const due = answers[0].status === 200 ? one : answers[1].status === 200 ? other : onPhone.captainId
  if (captainId !== due)
    throw new Failure('points', `the captain of ${person.name} is ${captainId}, the save that was made says ${due}`)
  const mine = life.chronicle.saved.find(({ squadId }) => squadId === onPhone.id)
  if (mine && captainId) mine.captainId = captainId
  const { sessions } = await phone.get<Account>('/api/account')
  const ended = sessions.filter(({ isThis }) => !isThis)
  for (const { id } of ended) await phone.take({ method: 'DELETE', path: `/api/account/sessions/${id}` })
  const { viewer } = await computer.get<ViewerAnswer>('/api/viewer')
  if (viewer) throw new Failure('secret', `a device of ${person.name} was signed out elsewhere and is still signed in`)
  person.devices = [person.devices[0]!]
}

/** A new password signs out every other device, and the old password opens nothing any more. */
const newPassword: Action = async (life, { key }) => {
  const rng = life.random(`password ${key}`)
  const person = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ name, email }) => email !== null && name !== OPERATOR),
  )
  if (!person) return
  const phone = life.as(person.name)
  const lost = life.as(person.name, person.devices.push({ cookies: {} }) - 1)
  const signIn = { method: 'POST', path: '/api/account/sign-in' }
  const old = { email: person.email, password: person.password }
  await lost.take({ ...signIn, body: old })
  const password = `um jabuti na janela ${key}`
  const body = { currentPassword: person.password, password }
  await phone.take({ method: 'PUT', path: '/api/account/password', body })
  person.password = password
  const { viewer } = await lost.get<ViewerAnswer>('/api/viewer')
  if (viewer) throw new Failure('secret', `a lost phone of ${person.name} is signed in after the password changed`)
  const refused = await lost.send({ ...signIn, body: old })
  if (refused.status === 200) throw new Failure('secret', `the old password of ${person.name} still signs in`)
  await lost.take({ ...signIn, body: { ...old, password } })
  person.devices = [person.devices[0]!]
}

export const deviceActions = { twoDevices, newPassword }
