import type { TrophyView } from '#contract/profile.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

interface Props {
  trophies: readonly TrophyView[]
  leaguesWon: number
  points: number
  className?: string
}

/** Prizes of leagues, which do not count in the ranking. Hidden if there are none. */
export function TrophyList({ trophies, leaguesWon, points, className = '' }: Props) {
  const { trophies: copy, ledger } = useFeatureCopy('profile')
  const format = useFormat()
  if (trophies.length === 0) return null
  return (
    <Card title={copy.title} aside={copy.sum(leaguesWon, points)} className={className}>
      <p className="mb-2 text-small text-muted">{copy.apart}</p>
      <ul>
        {trophies.map(({ leagueId, leagueName, points: won, atMs }) => (
          <li key={leagueId} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0 font-medium">
              {leagueName ? (
                <TextLink to="/ligas/$leagueId" params={{ leagueId: String(leagueId) }}>
                  {leagueName}
                </TextLink>
              ) : (
                ledger.privateLeague
              )}
              <span className="block text-small font-normal text-muted">
                <Time atMs={atMs} />
              </span>
            </span>
            <span className="figures">{format.number(won)}</span>
          </li>
        ))}
      </ul>
      {leaguesWon > trophies.length && <p className="mt-2 text-small text-muted">{copy.newest(trophies.length)}</p>}
    </Card>
  )
}
