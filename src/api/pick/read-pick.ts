import type { Kysely } from 'kysely'
import { precisionPermille } from '#domain/pick/pick-record.ts'
import { pickSkill, type OutcomeShares, type SkillMatch } from '#domain/pick/pick-skill.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { PICK_HISTORY_PAGE } from '#contract/pick-history-page.ts'
import type { PickHistory, PickMatch, PickRecordView } from '#contract/pick.ts'
import type { Participant } from '#db/championship/championship.ts'
import { skillRows, type CrowdRow, type SkillRow } from '#db/pick/pick-crowd.ts'
import { pickTotals, startedPicks } from '#db/pick/pick.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Crowd } from './crowd.ts'
import { pickMatchView } from '#api/views/pick-view.ts'
import { nextAt, type PageRequest, windowOf } from '#api/http/page-window.ts'

/** Enough matches for a stable figure. Older picks say little about today's skill. */
const SKILL_MATCHES = 200
const outcomes = { H: 'home', D: 'draw', A: 'away' } as const

const sharesOf = (home: number, draw: number, away: number, whole: number): OutcomeShares => ({
  home: home / whole,
  draw: draw / whole,
  away: away / whole,
})

function skillMatch(row: SkillRow, crowd: CrowdRow): SkillMatch {
  const { homePercent, drawPercent, awayPercent } = row
  const isForecast = homePercent !== null && drawPercent !== null && awayPercent !== null
  return {
    picked: outcomes[row.outcome],
    result: outcomeOf({ home: row.homeScore, away: row.awayScore }),
    hasDraws: SPORT_RULES[row.sport].draw,
    crowd: sharesOf(crowd.home, crowd.draw, crowd.away, crowd.picks),
    model: isForecast ? sharesOf(homePercent, drawPercent, awayPercent, 100) : null,
  }
}

export async function readRecord(
  db: Kysely<Tables>,
  crowd: Crowd,
  who: Participant,
): Promise<PickRecordView | undefined> {
  const [totals, rows] = await Promise.all([pickTotals(db, who), skillRows(db, who, SKILL_MATCHES)])
  if (!totals) return undefined
  const crowds = await crowd.of(rows.map(({ matchId }) => matchId))
  const matches = rows.flatMap((row) => {
    const others = crowds.get(row.matchId)
    return others ? [skillMatch(row, others)] : []
  })
  return {
    ...totals,
    precisionPermille: totals.settled > 0 ? precisionPermille(totals) : null,
    skill: pickSkill(matches) ?? null,
  }
}

/** Picks on matches that have kicked off. Everybody may see them (PK3). */
export async function readStartedPicks(
  db: Kysely<Tables>,
  crowd: Crowd,
  { cursor, limit, ...who }: Participant & PageRequest,
): Promise<Omit<PickHistory, 'record'>> {
  const window = windowOf({ cursor, limit }, PICK_HISTORY_PAGE)
  const { rows, total } = await startedPicks(db, { ...who, ...window })
  const crowds = await crowd.of(rows.map(({ id }) => id))
  return {
    items: rows.map((row) => pickMatchView(row, crowds.get(row.id))),
    next: nextAt(window, total),
    total,
  }
}

/** The newest picks on matches that have begun and are not over: people cannot change them, but look for them. */
export async function readRunningPicks(db: Kysely<Tables>, who: Participant): Promise<PickMatch[]> {
  const { rows } = await startedPicks(db, { ...who, limit: PICK_HISTORY_PAGE, offset: 0 })
  return rows.filter(({ state }) => state !== 'final').map((row) => pickMatchView(row))
}
