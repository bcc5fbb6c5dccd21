import { useState } from 'react'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchView } from '#contract/match.ts'
import type { CorrectionRequest } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { GoalFields } from '#web/game/decision/goal-fields.tsx'
import { scoreTyped } from '#web/game/decision/typed-decision.ts'

interface Props {
  match: MatchView
  error: string | undefined
  /** Undefined while the input is invalid or unchanged. */
  onChange: (change: CorrectionRequest['change'] | undefined) => void
}

export function ScoreFields({ match, error, onChange }: Props) {
  const { correction: words } = useFeatureCopy('operator')
  const stored = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
  const [typed, setTyped] = useState({ home: String(stored.home), away: String(stored.away) })
  const type = (next: typeof typed) => {
    setTyped(next)
    const score = scoreTyped(next)
    const differs = score?.home !== stored.home || score.away !== stored.away
    onChange(score && differs ? { kind: 'score', score } : undefined)
  }
  return (
    <>
      <GoalFields match={match} typed={typed} onType={type} error={error} />
      {isFantasySport(match.sport) && <p className="text-small text-muted">{words.scoreHint}</p>}
    </>
  )
}
