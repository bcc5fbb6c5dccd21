import { useQuery } from '@tanstack/react-query'
import type { ManagerTotals } from '#contract/squad.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'

/** The specification's example, for visitors, who have no totals. */
const EXAMPLE: ManagerTotals = { squads: 3, points: 15_420, rank: 1247, leaguesWon: 2, oldSinceMs: null }

/**
 * `totals` is null for a visitor, and undefined until loaded. During a round, the totals include its current points.
 */
export function TotalsPanel({ totals }: { totals: ManagerTotals | null | undefined }) {
  const { totals: words } = useFeatureCopy('fantasy')
  const { fetchApi } = useApp()
  const format = useFormat()
  const live = useQuery(ownRoundQuery(fetchApi)).data?.standing
  if (totals === undefined) return <Skeleton className="h-52 rounded-card" />
  const { squads, points, rank, leaguesWon } = { ...(totals ?? EXAMPLE), ...(totals ? live : null) }
  const note = totals && live ? words.provisional : undefined
  return (
    <Card title={words.title} aside={totals ? undefined : <Badge>{words.example}</Badge>}>
      {/* The card of the running round already says how old the data is. */}
      {!live && <OldTable sinceMs={totals?.oldSinceMs} />}
      <StatList>
        <Stat label={words.squads} value={format.number(squads)} />
        <Stat label={words.points} value={format.number(points)} note={note} />
        <Stat
          label={words.rank}
          value={rank === null ? '–' : `#${format.number(rank)}`}
          note={rank === null ? words.noRank : note}
        />
        <Stat label={words.won} value={format.number(leaguesWon)} />
      </StatList>
      {!totals && <p className="pt-4 text-small text-muted">{words.exampleText}</p>}
    </Card>
  )
}
