import type { ReactNode } from 'react'
import type { MatchView } from '#contract/match.ts'
import { useFormat } from '#web/base/app-context.ts'
import { TextLink } from './text-link.tsx'
import { Time } from './time.tsx'

interface Props {
  match: MatchView
  /** Shown first in the line: the result for the club of the list. */
  mark?: ReactNode
}

/** One line in a list of finished matches, with a link to the match. */
export function PastMatch({ match, mark }: Props) {
  const format = useFormat()
  const { home, away, homeScore, awayScore } = match
  const score = `${format.number(homeScore ?? 0)}–${format.number(awayScore ?? 0)}`
  return (
    <li className="flex min-h-10 items-center justify-between gap-3 py-1">
      <span className="flex min-w-0 items-center gap-2">
        {mark}
        <TextLink to="/partidas/$matchId" params={{ matchId: String(match.id) }}>
          {home.name} {score} {away.name}
        </TextLink>
      </span>
      <Time atMs={match.startsAtMs} as="date" className="shrink-0 text-small text-muted tabular-nums" />
    </li>
  )
}
