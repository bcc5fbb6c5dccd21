import type { ManagerTotals } from '#contract/squad.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'

/** The specification's own numbers, for who has none yet. */
const EXAMPLE: ManagerTotals = { squads: 3, points: 15_420, rank: 1247, leaguesWon: 2 }

export function TotalsPanel({ totals }: { totals: ManagerTotals | null }) {
  const { totals: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const { squads, points, rank, leaguesWon } = totals ?? EXAMPLE
  return (
    <Card title={words.title} aside={totals ? undefined : <Badge>{words.example}</Badge>}>
      <StatList>
        <Stat label={words.squads} value={format.number(squads)} />
        <Stat label={words.points} value={format.number(points)} />
        <Stat
          label={words.rank}
          value={rank === null ? '–' : `#${format.number(rank)}`}
          note={rank === null ? words.noRank : undefined}
        />
        <Stat label={words.won} value={format.number(leaguesWon)} />
      </StatList>
      {!totals && <p className="pt-4 text-small text-muted">{words.exampleText}</p>}
    </Card>
  )
}
