import type { BookView } from '#contract/book.ts'
import type { ImportAnswer, UndoAnswer } from '#contract/import.ts'
import { Failure } from '#test/life/failure.ts'
import { peopleOf, pickOne, type Action, type Life } from '#test/life/life.ts'
import { until } from '#test/life/until.ts'
import { goalsOf, newLink, pageOf, readWithLink } from './desk.ts'
import { bring } from './import-files.ts'
import { makePicks, OPERATOR, ORGANISER, saveSquad } from './people.ts'
import { SUNDAY } from './sunday-league.ts'

/**
 * An organiser is appointed and leaves. This organiser cannot remove the one who appointed them, and links of a former
 * organiser stop working.
 */
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
  const { matches } = await life.as(ORGANISER).get<BookView>(`/api/championships/${SUNDAY}/book`)
  const matchId = matches.findLast(({ state }) => state === 'scheduled')?.id
  const link = matchId && (await newLink(life.as(other.name), matchId))
  await life.as(ORGANISER).take({ method: 'DELETE', path: of(other.managerId) })
  if (!link) return
  const { status } = await readWithLink(life, matchId, link.token)
  if (status !== 403)
    throw new Failure('secret', `the link of ${other.name}, a former organiser, opens a desk (${status})`)
}

/** An operator corrects a wrong result of a finished match. Points and table follow (RL5). */
const correctResult: Action = async (life, { key }) => {
  if (!life.chronicle.championships[SUNDAY]) return
  const rng = life.random(`correct ${key}`)
  const olga = life.as(OPERATOR)
  const { matches } = await olga.get<BookView>(`/api/championships/${SUNDAY}/book`)
  const over = matches.filter(({ state, roundId }) => state === 'final' && roundId !== null)
  const match = pickOne(rng, over.slice(-6))
  if (!match) return
  const correct = (change: object) =>
    olga.take({
      method: 'POST',
      path: `/api/operator/matches/${match.id}/corrections`,
      body: { change, reason: 'a súmula diz outra coisa' },
    })
  const { players } = await pageOf(olga, match.id)
  const player = pickOne(rng, players)
  if (player) {
    const scouts = Object.fromEntries(player.scouts.map(({ scout, count }) => [scout, count]))
    const tackle = (scouts['tackle'] ?? 0) + 1 + rng.int(3)
    await correct({ kind: 'scouts', playerId: player.playerId, scouts: { ...scouts, tackle } })
  }
  const { match: now } = await pageOf(olga, match.id)
  const score = { home: (now.homeScore ?? 0) + 1, away: now.awayScore ?? 0 }
  await correct({ kind: 'score', score })
  await until(async () => (await goalsOf(olga, match.id)) === score.home + score.away, {
    otherwise: () => new Failure('points', `match ${match.id} does not show its corrected score`),
  })
}

const template = async (life: Life, file: string) => {
  const answer = await fetch(`${life.server.url()}/api/operator/imports/template/${file}`)
  return [file, await answer.text()] as const
}

/** A championship from sheets is imported, gets a squad and picks, is archived and reopened, undone, and deleted. */
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
  const archive = (isArchived: boolean) =>
    olga.take({ method: 'PATCH', path: `/api/championships/${slug}`, body: { isArchived } })
  await archive(true)
  await archive(false)
  const undo = `/api/operator/imports/${slug}/undo`
  const { importId, refusal } = await olga.take<UndoAnswer>({ method: 'GET', path: undo })
  if (refusal) throw new Failure('import', `the only import of ${slug} is not taken back: ${refusal}`)
  await olga.take<UndoAnswer>({ method: 'POST', path: undo, body: { importId } })
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

export const organiserActions = { changeOrganisers, correctResult, trySheets }
