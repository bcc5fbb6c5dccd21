import type { ClubView, ShirtPattern } from '#contract/club.ts'
import type { MatchView } from '#contract/match.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { MatchRow } from '#db/match/match.ts'

export function clubView(club: MatchRow['home']): ClubView {
  const shirt = { main: club.color_primary, second: club.color_secondary, pattern: club.pattern as ShirtPattern }
  return { id: club.id, name: club.name, shirt }
}

function periodOf({ sport, period: number }: MatchRow): Pick<MatchView, 'period'> {
  const unit = SPORT_RULES[sport].period
  return unit === 'half' || !number ? {} : { period: { unit, number } }
}

const fateOf = ({ is_awarded, is_moved, has_date }: MatchRow): MatchView['fate'] =>
  is_awarded ? 'awarded' : !has_date ? 'postponed' : is_moved ? 'moved' : undefined

/** Facts that most matches do not have. */
function seldomOf(row: MatchRow): Partial<MatchView> {
  const fate = fateOf(row)
  return {
    ...(fate && { fate }),
    ...(row.resumes_at && { resumes: { atMs: new Date(row.resumes_at).getTime(), minute: row.minute } }),
    ...(row.official && { official: row.official }),
    ...(row.extra_time && { extraTime: row.extra_time }),
    ...(row.penalties && { penalties: row.penalties }),
  }
}

export function matchView(row: MatchRow): MatchView {
  return {
    id: row.id,
    sport: row.sport,
    startsAtMs: row.starts_at.getTime(),
    state: row.state,
    home: clubView(row.home),
    away: clubView(row.away),
    homeScore: row.home_score,
    awayScore: row.away_score,
    ...seldomOf(row),
    ...(row.state === 'live' ? { minute: row.minute, ...periodOf(row) } : {}),
  }
}
