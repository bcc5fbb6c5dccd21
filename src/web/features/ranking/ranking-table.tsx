import { useMemo, useRef } from 'react'
import type { RankingEntry } from '#contract/ranking.ts'
import type { RankingMetric } from '#domain/ranking/ranking-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { ManagerCopy } from '#web/copy/pt-BR/manager.ts'
import type { RankingCopy } from '#web/copy/pt-BR/ranking.ts'
import { FollowButton } from '#web/game/manager/follow-button.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { Badges } from './badges.tsx'
import { ManagerCell } from './manager-cell.tsx'
import { RankChange } from './rank-change.tsx'
import { useGlide } from './use-glide.ts'

interface Props {
  caption: string
  captionHidden?: boolean
  entries: readonly RankingEntry[]
  metric: RankingMetric
  managerId: number | null
  followed: ReadonlySet<number>
  /** Hides columns that do not fit into a narrow card. */
  isBrief?: boolean
}

export function RankingTable({ entries, metric, managerId, followed, isBrief = false, ...caption }: Props) {
  const words = useFeatureCopy('ranking')
  const { badges: badgeWords } = useFeatureCopy('manager')
  const container = useRef<HTMLDivElement>(null)
  useGlide(
    container,
    useMemo(() => entries.map((entry) => entry.managerId), [entries]),
  )
  return (
    <div ref={container}>
      <DataTable
        {...caption}
        columns={rankingColumns({ words, badgeWords, metric, managerId, followed, isBrief })}
        rows={entries}
        rowKey={(entry) => entry.managerId}
        tone={(entry) => (entry.managerId === managerId ? 'info' : undefined)}
      />
    </div>
  )
}

interface ColumnFacts extends Pick<Props, 'metric' | 'managerId' | 'followed'> {
  words: RankingCopy
  badgeWords: ManagerCopy['badges']
  isBrief: boolean
}

function rankingColumns({
  words,
  badgeWords,
  metric,
  managerId,
  followed,
  isBrief,
}: ColumnFacts): Column<RankingEntry>[] {
  const columns: Column<RankingEntry>[] = [
    {
      key: 'rank',
      header: words.columns.rank,
      numeric: true,
      cell: ({ rank }) => <span className="figures tabular-nums">{words.own.rank(rank)}</span>,
    },
    {
      key: 'manager',
      header: words.columns.manager,
      naming: true,
      cell: (entry) => (
        <ManagerCell
          entry={entry}
          isSelf={entry.managerId === managerId}
          note={isBrief ? undefined : entry.badges.map((badge) => badgeWords[badge]).join(' · ')}
        />
      ),
    },
    {
      key: 'score',
      header: words.metrics[metric],
      numeric: true,
      cell: (entry) => (
        <>
          <span className="font-semibold tabular-nums">{words.scores[metric](entry.score)}</span>
          {!isBrief && (
            <span className="block text-small sm:hidden">
              <RankChange entry={entry} />
            </span>
          )}
        </>
      ),
    },
  ]
  if (!isBrief) {
    columns.push(
      {
        key: 'change',
        header: words.columns.change,
        numeric: true,
        fold: 'phone',
        foldAway: true,
        cell: (entry) => <RankChange entry={entry} />,
      },
      {
        key: 'badges',
        header: words.columns.badges,
        fold: 'tablet',
        foldAway: true,
        cell: ({ badges }) => <Badges badges={badges} />,
      },
      {
        key: 'follow',
        header: words.columns.follow,
        headerHidden: true,
        cell: (entry) =>
          entry.managerId === managerId || entry.isGone ? null : (
            <FollowButton
              managerId={entry.managerId}
              name={entry.name}
              isFollowed={followed.has(entry.managerId)}
              isBrief
            />
          ),
      },
    )
  }
  return columns
}
