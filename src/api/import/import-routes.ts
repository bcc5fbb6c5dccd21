import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { slugParams } from '#contract/championship.ts'
import {
  importAnswerSchema,
  importCheckSchema,
  importFormSchema,
  importHistorySchema,
  importQuerySchema,
  importsQuery,
  pairsSchema,
  templateParams,
  undoAnswerSchema,
  undoRequestSchema,
  type ImportAnswer,
} from '#contract/import.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createdAnswer, jsonAnswer, jsonBody, madeAt, problemAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idAfter, splitPage } from '#api/http/page-window.ts'
import { contractRouter } from '#api/http/router.ts'
import { makeOnce } from '#api/idempotency/make-once.ts'
import { requireImporter } from './import-access.ts'
import { importProblem } from './import-problems.ts'
import type { ImportRequest, Imports, UndoTried } from './imports.ts'

const form = {
  query: importQuerySchema,
  body: { required: true, content: { 'multipart/form-data': { schema: importFormSchema } } },
}

const previewRoute = createRoute({
  method: 'post',
  path: '/api/operator/imports/preview',
  summary: 'Preview what an import of files would change; nothing is written',
  request: form,
  responses: jsonAnswer(importAnswerSchema, 'What would change'),
})
const makeRoute = createRoute({
  method: 'post',
  path: '/api/operator/imports',
  summary: 'Import files; everything is imported or nothing',
  request: form,
  responses: {
    ...jsonAnswer(importAnswerSchema, 'Nothing was written, because the import was refused or has nothing new'),
    ...createdAnswer(importAnswerSchema, 'What was written'),
  },
})
const historyRoute = createRoute({
  method: 'get',
  path: '/api/operator/imports/{slug}',
  summary: 'List the imports of a championship that nobody undid',
  request: { params: slugParams, query: importsQuery },
  responses: jsonAnswer(importHistorySchema, 'The imports'),
})
const checkRoute = createRoute({
  method: 'get',
  path: '/api/operator/imports/{slug}/check',
  summary: 'Compare our points of a championship with the published ones',
  request: { params: slugParams },
  responses: jsonAnswer(importCheckSchema, 'The comparison, and the rounds that wait for a file'),
})
const previewUndoRoute = createRoute({
  method: 'get',
  path: '/api/operator/imports/{slug}/undo',
  summary: 'Preview what an undo of the newest import would change; nothing is written',
  request: { params: slugParams },
  responses: jsonAnswer(undoAnswerSchema, 'What is removed, what stays, and whose points change'),
})
const undoRoute = createRoute({
  method: 'post',
  path: '/api/operator/imports/{slug}/undo',
  summary: 'Undo the newest import of a championship',
  request: { params: slugParams, ...jsonBody(undoRequestSchema) },
  responses: jsonAnswer(undoAnswerSchema, 'What was removed and what stays because people have built on it (IM7)'),
})
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const templateRoute = createRoute({
  method: 'get',
  path: '/api/operator/imports/template/{file}',
  summary: 'Download a template for an import, with an example in it',
  request: { params: templateParams },
  responses: {
    200: { description: 'A workbook or a CSV file', content: { [XLSX]: { schema: {} }, 'text/csv': { schema: {} } } },
    ...problemAnswer,
  },
})

const LONGEST_PAIRS = 100_000

/** JN2: unreadable pairs are an error. They must not count as "no pairs". */
function readPairs(text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map()
  if (text.length > LONGEST_PAIRS) throw httpProblem('invalid_request')
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw httpProblem('invalid_request')
  }
  const pairs = pairsSchema.safeParse(said)
  if (!pairs.success) throw httpProblem('invalid_request')
  return new Map(pairs.data.map(({ from, to }) => [from, to]))
}

/** A name that can be stored and shown: the sent one may have characters that nobody can type. */
const nameOf = ({ name }: File) => name.replaceAll(/[\p{Cs}\p{Cc}]/gu, ' ').slice(0, 200)

async function readForm(c: Context<AppEnv>): Promise<ImportRequest> {
  const body = await c.req.parseBody({ all: true }).catch(() => undefined)
  if (!body) throw httpProblem('invalid_request')
  const sent = [body['files'] ?? []].flat().filter((one) => one instanceof File)
  const files = await Promise.all(
    sent.map(async (file) => ({ name: nameOf(file), bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const said = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '')
  const into = c.req.query('into') || said('into')
  return {
    files,
    to: into === '' ? { name: said('name') || undefined } : { into },
    pairs: readPairs(said('pairs')),
  }
}

function championshipOf<Row>(row: Row | undefined): Row {
  if (!row) throw httpProblem('championship_unknown')
  return row
}

/** These refusals pass by themselves; the number is the seconds until a retry. */
const RETRY_SECONDS = new Map<UndoTried['refusal'], number>([
  ['undo_busy', 5],
  ['undo_slow', 60],
])

function undoProblem(refusal: NonNullable<UndoTried['refusal']>) {
  const retryAfterSeconds = RETRY_SECONDS.get(refusal)
  return importProblem(refusal, retryAfterSeconds === undefined ? {} : { facts: { retryAfterSeconds } })
}

export function importRoutes({ db, imports }: { db: Kysely<Tables>; imports: Imports }) {
  async function uploaded(c: Context<AppEnv>) {
    const wanted = await readForm(c)
    const { person } = await requireImporter(db, c, 'into' in wanted.to ? wanted.to.into : undefined)
    if (wanted.files.length === 0) throw importProblem('no_files')
    return { wanted, person }
  }

  return contractRouter()
    .openapi(previewRoute, async (c) => {
      const { wanted } = await uploaded(c)
      return c.json(await imports.preview(wanted), 200, noStore)
    })
    .openapi(makeRoute, async (c) => {
      const { wanted, person } = await uploaded(c)
      let answer: ImportAnswer | undefined
      const importId = await makeOnce(c, async (note) => {
        answer = await imports.make(wanted, { managerId: person.managerId, note })
        return answer.importId ?? 0
      })
      const made = answer ?? (await imports.made(importId))
      if (made.importId === null || made.slug === null) return c.json(made, 200, noStore)
      return c.json(made, 201, madeAt(`/api/operator/imports/${made.slug}`))
    })
    .openapi(historyRoute, async (c) => {
      const { row } = await requireImporter(db, c, c.req.valid('param').slug)
      const { cursor, limit } = c.req.valid('query')
      const window = { championshipId: championshipOf(row).id, before: idAfter(cursor), limit: limit + 1 }
      const { shown, next } = splitPage(await imports.history(window), limit, ({ id }) => id)
      return c.json({ items: shown, next }, 200, noStore)
    })
    .openapi(checkRoute, async (c) => {
      const { row } = await requireImporter(db, c, c.req.valid('param').slug)
      return c.json(await imports.check(championshipOf(row).id), 200, noStore)
    })
    .openapi(previewUndoRoute, async (c) => {
      const { row } = await requireImporter(db, c, c.req.valid('param').slug)
      const { refusal, ...would } = await imports.previewUndo(championshipOf(row).id)
      if (refusal === 'undo_busy' || refusal === 'undo_slow' || refusal === 'not_newest') throw undoProblem(refusal)
      return c.json({ refusal, ...would }, 200, noStore)
    })
    .openapi(undoRoute, async (c) => {
      const { person, row } = await requireImporter(db, c, c.req.valid('param').slug)
      const asked = { championshipId: championshipOf(row).id, importId: c.req.valid('json').importId }
      const { refusal, ...undone } = await imports.undo(asked, person.managerId)
      if (refusal) throw undoProblem(refusal)
      return c.json({ refusal, ...undone }, 200, noStore)
    })
    .openapi(templateRoute, async (c) => {
      const { file } = c.req.valid('param')
      const bytes = await imports.template(file)
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
        'content-type': file.endsWith('.xlsx') ? XLSX : 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
        ...noStore,
      })
    })
}
