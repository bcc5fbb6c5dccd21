import { useState } from 'react'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchView } from '#contract/match.ts'
import type { CorrectionRequest } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextField } from '#web/ui/field.tsx'
import { wholeCount } from '#web/ui/whole-count.ts'

interface Props {
  match: MatchView
  error: string | undefined
  /** Undefined while something is no number, or nothing differs. */
  onChange: (change: CorrectionRequest['change'] | undefined) => void
}

export function ScoreFields({ match, error, onChange }: Props) {
  const { correction: words } = useFeatureCopy('operator')
  const stored = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
  const [typed, setTyped] = useState({ home: String(stored.home), away: String(stored.away) })
  const type = (side: 'home' | 'away', text: string) => {
    const next = { ...typed, [side]: text }
    setTyped(next)
    const [home, away] = [wholeCount(next.home, 999), wholeCount(next.away, 999)]
    const differs = home !== stored.home || away !== stored.away
    onChange(
      home === undefined || away === undefined || !differs ? undefined : { kind: 'score', score: { home, away } },
    )
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['home', 'away'] as const).map((side) => (
        <TextField
          key={side}
          label={words.goalsOf(match[side].name)}
          inputMode="numeric"
          autoComplete="off"
          value={typed[side]}
          onChange={(event) => type(side, event.target.value)}
          error={wholeCount(typed[side], 999) === undefined ? words.numberInvalid : side === 'home' ? error : undefined}
        />
      ))}
      {isFantasySport(match.sport) && <p className="text-small text-muted sm:col-span-2">{words.scoreHint}</p>}
    </div>
  )
}
