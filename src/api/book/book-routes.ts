import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { doneSchema } from '#contract/account.ts'
import { bookChangesSchema, bookSchema, type BookChangeView } from '#contract/book.ts'
import { slugParams } from '#contract/championship.ts'
import { readBook } from '#db/book/book.ts'
import { changeBook } from '#db/book/change-book.ts'
import { readChampionship } from '#db/championship/championship-page.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { BookChange } from '#domain/book/book.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requireAccount } from '#api/session/viewer.ts'
import { bookProblem } from './book-problems.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/book',
  summary: 'Read clubs, players, rounds and matches, in the form that organisers edit',
  request: { params: slugParams },
  responses: jsonAnswer(bookSchema, 'Those of the newest season'),
})
const changeRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/book',
  summary: 'Create, change or remove clubs, players, rounds and matches; all changes apply or none',
  request: { params: slugParams, ...jsonBody(bookChangesSchema) },
  responses: jsonAnswer(doneSchema, 'All changes were made'),
})

/** A change names an existing row by its id, and a new row by a key. */
function changeOf(one: BookChangeView): BookChange {
  if (one.kind === 'remove') return one
  const { id, key, ...said } = one
  if (id !== undefined) return { ...said, id }
  if (key !== undefined) return { ...said, key }
  throw httpProblem('invalid_request')
}

export function bookRoutes({ db }: { db: Kysely<Tables> }) {
  /** CP6: only the championship's organisers and operators. Nobody edits the sample world by hand. */
  async function requireOrganiser(c: Context<AppEnv>, slug: string) {
    const person = await requireAccount(c)
    const row = await readChampionship(db, person.managerId, slug)
    if (!person.isOperator && !row?.isOrganiser) throw personProblem('operator_needed')
    if (!row || row.source === 'sample') throw httpProblem('championship_unknown')
    return { person, row }
  }

  return contractRouter()
    .openapi(readRoute, async (c) => {
      const { row } = await requireOrganiser(c, c.req.valid('param').slug)
      const { modality, timeZone, gameNowMs } = row
      return c.json({ modality, timeZone, gameNowMs, ...(await readBook(db, row.id)) }, 200, noStore)
    })
    .openapi(changeRoute, async (c) => {
      const { person, row } = await requireOrganiser(c, c.req.valid('param').slug)
      const changes = c.req.valid('json').changes.map(changeOf)
      const kinds = [...new Set(changes.map(({ kind }) => kind))]
      const changed = await inJournal(
        db,
        { managerId: person.managerId, action: 'championship', detail: { championshipId: row.id, book: kinds } },
        () => changeBook(db, row.id, changes),
        (result) => (result.ok ? 'changed' : result.error.reason),
      )
      if (!changed.ok) throw bookProblem(changed.error.reason, { facts: { index: changed.error.index } })
      return c.json({ done: true as const }, 200, noStore)
    })
}
