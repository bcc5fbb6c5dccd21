import type { ImportAnswer, UndoAnswer } from '#contract/import.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Action, type Life } from '#test/life/life.ts'
import { bring } from './import-files.ts'
import { makePicks, OPERATOR, saveSquad } from './people.ts'
import { ORGANISER, SUNDAY } from './sunday-league.ts'

const pagesOfChampionship = (slug: string) => [
  `/api/championships/${slug}`,
  `/api/market?campeonato=${slug}`,
  `/api/rankings?campeonato=${slug}`,
]

/** While it is private, strangers are told that there is no such championship (CP4). */
const turnPrivate: Action = async (life) => {
  if (!life.chronicle.championships[SUNDAY]) return
  const rita = life.as(ORGANISER)
  const show = (isPublic: boolean) =>
    rita.take({ method: 'PATCH', path: `/api/championships/${SUNDAY}`, body: { isPublic } })
  await show(false)
  try {
    for (const path of pagesOfChampionship(SUNDAY)) {
      const { status } = await fetch(life.server.url() + path)
      if (status !== 404) throw new Failure('secret', `${path} answers a stranger ${status} while it is private`)
    }
  } finally {
    await show(true)
  }
}

/** An organiser comes and goes: what one appointed may not remove that one. */
const changeOrganisers: Action = async (life, { key }) => {
  const rng = life.random(`organisers ${key}`)
  const other = pickOne(
    rng,
    peopleOf(life.chronicle).filter(({ name, email }) => email !== null && name !== OPERATOR && name !== ORGANISER),
  )
  const rita = life.chronicle.people[ORGANISER]
  if (!other || !rita || !life.chronicle.championships[SUNDAY]) return
  const of = (managerId: number | null) => `/api/championships/${SUNDAY}/organisers/${managerId}`
  await life.as(ORGANISER).take({ method: 'PUT', path: of(other.managerId) })
  const refused = await life.as(other.name).send({ method: 'DELETE', path: of(rita.managerId) })
  if (refused.status === 200)
    throw new Failure('secret', `${other.name} removed the organiser who appointed ${other.name}`)
  await life.as(ORGANISER).take({ method: 'DELETE', path: of(other.managerId) })
}

const template = async (life: Life, file: string) => {
  const answer = await fetch(`${life.server.url()}/api/operator/imports/template/${file}`)
  return [file, await answer.text()] as const
}

/** A championship from sheets: imported, played in, taken back, and deleted. */
const trySheets: Action = async (life, { key }) => {
  const rng = life.random(`sheets ${key}`)
  const name = `Planilha ${key}`
  const files = await Promise.all(
    ['campeonato.csv', 'clubes.csv', 'jogadores.csv', 'jogos.csv'].map((file) => template(life, file)),
  )
  const made: ImportAnswer = await bring(life, files, { name })
  const slug = made.slug!
  const olga = life.as(OPERATOR)
  const fan = pickOne(rng, peopleOf(life.chronicle))
  if (fan) {
    await saveSquad(life, life.as(fan.name), slug, rng)
    await makePicks(life.as(fan.name), slug, rng)
  }
  const undone = await olga.take<UndoAnswer>({ method: 'POST', path: `/api/operator/imports/${slug}/undo` })
  if (undone.refusal) throw new Failure('import', `the only import of ${slug} is not taken back: ${undone.refusal}`)
  await olga.take({
    method: 'POST',
    path: `/api/championships/${slug}/deletion`,
    body: { name: await nameOf(life, slug) },
  })
  const { status } = await olga.send({ method: 'GET', path: `/api/championships/${slug}` })
  if (status !== 404) throw new Failure('import', `${slug} is still there (${status}) after it was deleted`)
  life.chronicle.saved = life.chronicle.saved.filter((one) => one.championship !== slug)
}

const nameOf = async (life: Life, slug: string) =>
  (await life.as(OPERATOR).get<{ name: string }>(`/api/championships/${slug}`)).name

export const organiserActions = { turnPrivate, changeOrganisers, trySheets }
