import { sql, type Kysely } from 'kysely'
import { bumpVersion } from './data-version.ts'
import { announceChampionships } from './championship.ts'
import { storeRules } from './championships.ts'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { ownRulesName } from '#domain/scoring/own-rules.ts'
import { CURRENT_RULES, isRuleSetName, RULE_SETS, type RuleSet } from '#domain/scoring/rule-sets.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** SC1, SC12: rule sets by their stored names. Null and unknown names give `CURRENT_RULES`. */
export async function ruleSetsNamed(
  db: Kysely<Tables>,
  names: Iterable<string | null>,
): Promise<(name: string | null) => RuleSet> {
  const own = [...new Set(names)].filter((name): name is string => name !== null && !isRuleSetName(name))
  const rows =
    own.length === 0
      ? []
      : await db.selectFrom('scoring_rules').select(['name', 'weights']).where('name', 'in', own).execute()
  const stored = new Map(rows.map(({ name, weights }) => [name, weights as unknown as RuleSet]))
  return (name) => {
    if (name === null) return RULE_SETS[CURRENT_RULES]
    return isRuleSetName(name) ? RULE_SETS[name] : (stored.get(name) ?? RULE_SETS[CURRENT_RULES])
  }
}

export const ruleSetNamed = async (db: Kysely<Tables>, name: string | null): Promise<RuleSet> =>
  (await ruleSetsNamed(db, [name]))(name)

/** SC13: the rule set of the championship's next rounds. */
export async function rulesOfChampionship(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RuleSet> {
  const { rules } = await db
    .selectFrom('championship')
    .select('rules')
    .where('id', '=', championshipId)
    .executeTakeFirstOrThrow()
  return ruleSetNamed(db, rules)
}

const versionRow = rowOf({
  name: text,
  version: int,
  at: time,
  rules: json<RuleSet>(),
})
export type RulesVersion = RowOf<typeof versionRow>

/** The rule sets that the organisers of the championship wrote, newest first. */
export async function versionsOfRules(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RulesVersion[]> {
  const { rows } = await versionRow.sql`
    select name, version, created_at as at, weights as rules from scoring_rules
    where owner_championship_id = ${championshipId} order by version desc`.execute(db)
  return rows
}

const roundRulesRow = rowOf({
  /** The number of the next round that has not locked. */
  next: int.orNull,
  /**
   * The number of the newest round that has locked, and its rule set: null if no rule set was published since it
   * locked.
   */
  locked: int.orNull,
  lockedRules: text.orNull,
})

/** SC13: the next open round, which takes the championship's present rules, and the newest locked round's rules. */
export async function roundsOfRules(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<RowOf<typeof roundRulesRow>> {
  const { rows } = await roundRulesRow.sql`
    with newest as (
      select number, rules from round where championship_id = ${championshipId} and state <> 'open'
      order by deadline_at desc limit 1)
    select (select number from round where championship_id = ${championshipId} and state = 'open'
        order by deadline_at limit 1) as next,
      (select number from newest) as locked, (select rules from newest) as "lockedRules"`.execute(db)
  return rows[0] ?? { next: null, locked: null, lockedRules: null }
}

/** A named new rule set, or the name of a stored one. */
export type PublishedRules = { name: string; rules: RuleSet } | { stored: string }

/** SC13: locked rounds keep their rule set. Runs after `lockChampionship`, so that no round locks meanwhile. */
export async function publishRules(
  trx: Trx,
  { championshipId, published }: { championshipId: ChampionshipId; published: PublishedRules },
): Promise<string> {
  const { rules: before } = await trx
    .selectFrom('championship')
    .select('rules')
    .where('id', '=', championshipId)
    .executeTakeFirstOrThrow()
  const name = 'stored' in published ? published.stored : await storeVersion(trx, championshipId, published)
  if (isRuleSetName(before)) await storeRules(trx, before)
  if (isRuleSetName(name)) await storeRules(trx, name)
  await sql`update round set rules = ${before}
    where championship_id = ${championshipId} and state <> 'open' and rules is null`.execute(trx)
  await sql`update championship set rules = ${name} where id = ${championshipId}`.execute(trx)
  // PJ5: the old rules made these projections; the next refit makes new ones.
  await sql`delete from projection where round_id in (
    select id from round where championship_id = ${championshipId} and state = 'open')`.execute(trx)
  await announceChampionships(trx)
  await bumpVersion(trx, championshipId, 'market')
  return name
}

async function storeVersion(
  trx: Trx,
  championshipId: ChampionshipId,
  { name, rules }: { name: string; rules: RuleSet },
): Promise<string> {
  const [newest] = await versionsOfRules(trx, championshipId)
  const version = (newest?.version ?? 0) + 1
  const stored = ownRulesName(name, { championshipId, version })
  await sql`insert into scoring_rules (name, weights, owner_championship_id, version)
    values (${stored}, ${JSON.stringify(rules)}, ${championshipId}, ${version})`.execute(trx)
  return stored
}

const performanceRow = rowOf({
  playerId: int,
  name: text,
  position: text.of<Position>(),
  scouts: json<ScoutCounts>(),
  pointTenths: int,
  rules: text.orNull,
  round: int,
})
export type PastPerformanceRow = RowOf<typeof performanceRow>

/** What players did in the last settled rounds, for a preview (SC14). */
export async function pastPerformances(
  db: Kysely<Tables>,
  { championshipId, rounds }: { championshipId: ChampionshipId; rounds: number },
): Promise<PastPerformanceRow[]> {
  const { rows } = await performanceRow.sql`
    select p.id as "playerId", p.name, coalesce(pm.position, p.position) as position, pm.scouts,
      pm.point_tenths as "pointTenths", pm.rules, r.number as round
    from (select id, number from round where championship_id = ${championshipId} and state = 'settled'
      order by deadline_at desc limit ${rounds}) r
    join match m on m.round_id = r.id
    join player_match pm on pm.match_id = m.id and pm.rules is not null
    join player p on p.id = pm.player_id`.execute(db)
  return rows
}
