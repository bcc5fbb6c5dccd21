import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { slugParams } from '#contract/championship.ts'
import { readRuleFile } from '#contract/rule-file.ts'
import {
  championshipRulesSchema,
  rulesDraftSchema,
  rulesPreviewSchema,
  rulesPublicationSchema,
  type ChampionshipRules,
  type RulesPreview,
  type RulesPublication,
} from '#contract/rule-set.ts'
import type { ChampionshipRow } from '#db/championship/championship-page.ts'
import {
  pastPerformances,
  publishRules,
  roundsOfRules,
  ruleSetsNamed,
  versionsOfRules,
  type PublishedRules,
} from '#db/championship/rule-sets.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { previewRules } from '#domain/scoring/preview-rules.ts'
import { isRuleSetName } from '#domain/scoring/rule-sets.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf, type Viewer } from '#api/session/viewer.ts'
import { championshipProblem } from './championship-problems.ts'
import { requireOrganiser, seenChampionship } from './read-championship.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/api/championships/{slug}/rules',
  summary: 'Read the scoring rules of a championship, from which round on they count, and earlier versions',
  request: { params: slugParams },
  responses: jsonAnswer(championshipRulesSchema, 'The rules'),
})
const previewRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/rules/preview',
  summary: 'Preview what a rule file would have changed in the last settled rounds; nothing is stored',
  request: { params: slugParams, ...jsonBody(rulesDraftSchema) },
  responses: jsonAnswer(rulesPreviewSchema, 'The problems of the file, or the players whose points would change'),
})
const publishRoute = createRoute({
  method: 'post',
  path: '/api/championships/{slug}/rules',
  summary: 'Publish scoring rules, which count from the next round that is not locked',
  request: { params: slugParams, ...jsonBody(rulesPublicationSchema) },
  responses: jsonAnswer(championshipRulesSchema, 'The rules after the change'),
})

const PREVIEWED_ROUNDS = 5
const PREVIEWED_PLAYERS = 30

async function readRules(db: Kysely<Tables>, row: ChampionshipRow, viewer?: Viewer): Promise<ChampionshipRules> {
  const [rounds, versions] = await Promise.all([roundsOfRules(db, row.id), versionsOfRules(db, row.id)])
  const { next, locked, lockedRules } = rounds
  const rulesOf = await ruleSetsNamed(db, [row.rules, lockedRules])
  return {
    current: { name: row.rules, rules: rulesOf(row.rules) },
    nextRound: next,
    locked:
      locked === null || lockedRules === null || lockedRules === row.rules
        ? null
        : { round: locked, name: lockedRules, rules: rulesOf(lockedRules) },
    versions: versions.map(({ at, ...version }) => ({ ...version, atMs: at.getTime() })),
    mayChange: viewer !== undefined && row.source !== 'sample' && (row.isOrganiser || viewer.isOperator),
  }
}

async function previewText(db: Kysely<Tables>, championshipId: ChampionshipId, text: string): Promise<RulesPreview> {
  const file = readRuleFile(text)
  if (!file.ok) {
    const problems = file.error.map(({ part, kind, place }) => ({ part, kind, place }))
    return { problems, read: null, rounds: [], players: 0, changed: 0, most: [] }
  }
  const rows = await pastPerformances(db, { championshipId, rounds: PREVIEWED_ROUNDS })
  const rulesOf = await ruleSetsNamed(
    db,
    rows.map(({ rules }) => rules),
  )
  const past = rows.map((row) => ({ ...row, rules: rulesOf(row.rules) }))
  const changed = previewRules(past, file.value.rules)
  return {
    problems: [],
    read: file.value,
    rounds: [...new Set(rows.map(({ round }) => round))].toSorted((a, b) => a - b),
    players: new Set(rows.map(({ playerId }) => playerId)).size,
    changed: changed.length,
    most: changed.slice(0, PREVIEWED_PLAYERS),
  }
}

async function readPublication(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  asked: RulesPublication,
): Promise<PublishedRules> {
  if ('text' in asked) {
    const file = readRuleFile(asked.text)
    if (!file.ok) throw championshipProblem('rules_broken', { field: 'text' })
    return file.value
  }
  const versions = await versionsOfRules(db, championshipId)
  if (!isRuleSetName(asked.name) && versions.every(({ name }) => name !== asked.name))
    throw championshipProblem('rules_unknown', { field: 'name' })
  return { stored: asked.name }
}

/**
 * SC12, SC13, SC14: the rules of a championship, in words for everyone who may see it and as a file for its organisers.
 */
export function rulesRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter()
    .openapi(readRoute, async (c) => {
      const viewer = await viewerOf(c)
      const row = await seenChampionship(db, c.req.valid('param').slug, viewer)
      return c.json(await readRules(db, row, viewer), 200, noStore)
    })
    .openapi(previewRoute, async (c) => {
      const { row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      return c.json(await previewText(db, row.id, c.req.valid('json').text), 200, noStore)
    })
    .openapi(publishRoute, async (c) => {
      const { person, row } = await requireOrganiser(db, c, c.req.valid('param').slug)
      if (row.source === 'sample') throw championshipProblem('rules_of_sample')
      const published = await readPublication(db, row.id, c.req.valid('json'))
      const of = { championshipId: row.id }
      const name = 'stored' in published ? published.stored : published.name
      await inJournal(
        db,
        { managerId: person.managerId, action: 'championship', detail: { ...of, rules: name } },
        () =>
          db.transaction().execute(async (trx) => {
            await lockChampionship(trx, of)
            await publishRules(trx, { ...of, published })
          }),
        () => 'changed',
      )
      return c.json(await readRules(db, await seenChampionship(db, row.slug, person), person), 200, noStore)
    })
}
