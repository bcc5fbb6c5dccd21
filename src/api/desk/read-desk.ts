import type { Kysely } from 'kysely'
import type { DeskView } from '#contract/desk.ts'
import { deskPlayers, lastStarters, tapsOf, type DeskMatchRow } from '#db/desk/desk.ts'
import { helpersOf } from '#db/desk/desk-helper.ts'
import type { Tables } from '#db/schema/schema.ts'
import { PART_MINUTES } from '#domain/desk/match-clock.ts'
import { CURRENT_RULES, isRuleSetName } from '#domain/scoring/rule-sets.ts'

/** The same taps and facts as the server folds: the phone shows what they make, and what it adds to them. */
export async function readDesk(db: Kysely<Tables>, match: DeskMatchRow, isOrganiser: boolean): Promise<DeskView> {
  const { id: matchId, slug, state, startsAt, modality, rules, home, away, now, pace } = match
  const [players, taps, starters, helpers] = await Promise.all([
    deskPlayers(db, matchId),
    tapsOf(db, matchId),
    lastStarters(db, matchId),
    isOrganiser ? helpersOf(db, matchId) : [],
  ])
  return {
    matchId,
    championship: slug,
    state,
    startsAtMs: startsAt.getTime(),
    ...PART_MINUTES[modality],
    rules: isRuleSetName(rules) ? rules : CURRENT_RULES,
    home,
    away,
    players,
    lastStarters: starters,
    taps: taps as DeskView['taps'],
    isOrganiser,
    helpers,
    gameNowMs: now.getTime(),
    pace,
  }
}
