import type { PickMatch } from '#contract/pick.ts'
import type { PickGrade } from '#domain/pick/pick-points.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'

interface GradedPick {
  grade: PickGrade
  sport: Sport
}

/** The grade of a settled pick in words. */
export function gradeText({ grade, sport }: GradedPick, { grades }: PickCopy): string {
  if (grade === 'winner' && SPORT_RULES[sport].pick === 'winner') return grades.winnerPicked
  return grades[grade]
}

/** MT3, MT4: an awarded match, or an abandoned one that does not resume, settles no pick. */
export const isVoid = ({ match: { state, fate, resumes } }: PickMatch): boolean =>
  (state === 'abandoned' && !resumes) || fate === 'awarded'

/** Undefined until the pick is settled. */
export const whyOf = ({ grade, match }: PickMatch, words: PickCopy): string | undefined =>
  grade ? gradeText({ grade, sport: match.sport }, words) : undefined

export function pickText({ pick, match }: PickMatch, words: PickCopy): string {
  if (!pick) return words.blank
  if (pick.kind === 'winner') return match[pick.winner].name
  const score = words.score(pick.score.home, pick.score.away)
  return pick.goesOn ? words.goesOnText(score, match[pick.goesOn].name) : score
}
