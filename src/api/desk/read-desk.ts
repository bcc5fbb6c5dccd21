import type { Kysely } from 'kysely'
import type { DeskView } from '#contract/desk.ts'
import { deskPlayers, lastStarters, stopOf, tapsOf, type DeskMatchRow } from '#db/desk/desk.ts'
import { helpersOf } from '#db/desk/desk-helper.ts'
import { heldTaps } from '#db/desk/held-taps.ts'
import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ReportedTap } from '#domain/desk/tap.ts'
import { PART_MINUTES } from '#domain/desk/match-clock.ts'
import { CURRENT_RULES, isRuleSetName } from '#domain/scoring/rule-sets.ts'

/** Devices stay distinct (DK5), but only the caller's own device keeps its id (DK14). */
function maskDevices(ownDevice: string | undefined) {
  const names = new Map<string, string>()
  return ({ helperId, deviceId, ...tap }: ReportedTap) => {
    const key = `${helperId} ${deviceId}`
    if (!names.has(key)) names.set(key, deviceId === ownDevice ? deviceId : `other-device-${names.size}`)
    return { ...tap, deviceId: names.get(key) ?? '' }
  }
}

interface Asker {
  isOrganiser: boolean
  deviceId: string | undefined
}

/** The same taps and facts that the server folds. The phone folds them together with its own new taps. */
export async function readDesk(
  db: Kysely<Tables>,
  match: DeskMatchRow,
  { isOrganiser, deviceId }: Asker,
): Promise<DeskView> {
  const { id: matchId, slug, state, startsAt, modality, rules, home, away, now, pace } = match
  const [players, taps, held, starters, helpers, rulesOf] = await Promise.all([
    deskPlayers(db, matchId),
    tapsOf(db, matchId),
    heldTaps(db, matchId),
    lastStarters(db, matchId),
    isOrganiser ? helpersOf(db, matchId) : [],
    ruleSetsNamed(db, [rules]),
  ])
  const masked = maskDevices(deviceId)
  return {
    matchId,
    championship: slug,
    state,
    startsAtMs: startsAt.getTime(),
    stop: stopOf(match),
    ...PART_MINUTES[modality],
    rules: isRuleSetName(rules) ? rules : CURRENT_RULES,
    ...(!isRuleSetName(rules) && { ownRules: rulesOf(rules) }),
    home,
    away,
    players,
    lastStarters: starters,
    taps: taps.map(masked) as DeskView['taps'],
    held: held.map(masked) as DeskView['taps'],
    isOrganiser,
    helpers,
    gameNowMs: now.getTime(),
    pace,
  }
}
