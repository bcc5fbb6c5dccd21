import type { ManagerStatsView } from '#contract/profile.ts'
import { useCopy, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/stat.tsx'

export function QuickStats({ stats, isExample = false }: { stats: ManagerStatsView; isExample?: boolean }) {
  const { stats: copy } = useFeatureCopy('profile')
  const { provisional } = useFeatureCopy('live')
  const { shell } = useCopy()
  const format = useFormat()
  const precision = stats.precisionPermille === null ? copy.none : copy.percent(stats.precisionPermille)
  const note = stats.isProvisional && provisional
  return (
    <Card title={copy.title} {...(isExample && { aside: <Badge tone="info">{shell.example}</Badge> })}>
      <OldTable sinceMs={stats.oldSinceMs} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        <Stat label={copy.points} value={format.number(stats.points)} note={note} />
        <Stat label={copy.rank} value={stats.rank === null ? copy.none : copy.position(stats.rank)} note={note} />
        {stats.season && (
          <Stat
            label={copy.season}
            value={copy.position(stats.season.rank)}
            note={note || copy.seasonOf(stats.season.of, stats.season.points)}
          />
        )}
        <Stat label={copy.squads} value={format.number(stats.squads)} />
        <Stat
          label={copy.leaguesWon}
          value={format.number(stats.leaguesWon)}
          note={stats.trophyPoints > 0 && copy.trophies(stats.trophyPoints)}
        />
        <Stat label={copy.picks} value={format.number(stats.picks)} />
        <Stat label={copy.precision} value={precision} />
        <Stat label={copy.bestStreak} value={format.number(stats.bestStreak)} />
        <Stat label={copy.wins} value={format.number(stats.wins)} />
      </dl>
    </Card>
  )
}
