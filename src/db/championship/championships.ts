import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Source } from '#domain/championship/championship.ts'
import { announceChampionships } from './championship.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Modality } from '#domain/sport/modality.ts'
import { RULE_SETS, type RuleSetName } from '#domain/scoring/rule-sets.ts'
import type { Trx } from '#db/schema/trx.ts'

const championshipRow = rowOf({
  id: int.of<ChampionshipId>(),
  slug: text,
  name: text,
  modality: text.of<Modality>(),
  timeZone: text,
  source: text.of<Source>(),
  /** The rule set of the championship's new rounds. */
  rules: text.of<RuleSetName>(),
  isPublic: bool,
  countsGlobally: bool,
  /** From this moment on people can look at the championship, but nothing happens in it. Null: it is not archived. */
  archivedAt: time.orNull,
})
export type Championship = RowOf<typeof championshipRow>

const columns = sql`
  c.id, c.slug, c.name, c.modality, c.time_zone as "timeZone", c.source, c.rules, c.is_public as "isPublic",
  c.counts_globally as "countsGlobally", c.archived_at as "archivedAt"`

/** All championships, in the order of their creation. */
export async function listChampionships(db: Kysely<Tables>): Promise<Championship[]> {
  const { rows } = await championshipRow.sql`select ${columns} from championship c order by c.id`.execute(db)
  return rows
}

export async function championshipBySlug(db: Kysely<Tables>, slug: string): Promise<Championship | undefined> {
  const { rows } = await championshipRow.sql`select ${columns} from championship c where c.slug = ${slug}`.execute(db)
  return rows[0]
}

export type ChampionshipDraft = Pick<Championship, 'slug' | 'name' | 'source'> &
  Partial<Pick<Championship, 'modality' | 'timeZone' | 'rules' | 'isPublic'>>

/**
 * The new championship is empty, runs on real time, and does not count on the server's board. Undefined if the address
 * is taken.
 */
export async function createChampionship(trx: Trx, draft: ChampionshipDraft): Promise<ChampionshipId | undefined> {
  const { slug, name, source, modality, rules, timeZone, isPublic } = draft
  const row = await trx
    .insertInto('championship')
    .values({ slug, name, source, modality, rules, time_zone: timeZone, is_public: isPublic })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'rules'])
    .executeTakeFirst()
  if (!row) return undefined
  await storeRules(trx, row.rules as RuleSetName)
  await announceChampionships(trx)
  return row.id
}

/** Scores refer to their rule set, so it must be stored. The sample world stores all sets; an empty server has none. */
export async function storeRules(trx: Trx, rules: RuleSetName): Promise<void> {
  await trx
    .insertInto('scoring_rules')
    .values({ name: rules, weights: JSON.stringify(RULE_SETS[rules]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a player of the championship already has points by a rule set. */
export async function hasScored(db: Kysely<Tables>, id: ChampionshipId): Promise<boolean> {
  const scored = await db
    .selectFrom('player_match as line')
    .innerJoin('match', 'match.id', 'line.match_id')
    .innerJoin('season', 'season.id', 'match.season_id')
    .select('line.match_id')
    .where('season.championship_id', '=', id)
    .where('line.rules', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return scored !== undefined
}
