import type { DivisionGroupView, GroupMemberView } from '#contract/division.ts'
import { isAbsentee } from '#domain/division/moves.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { OldTable } from '#web/game/live/old-table.tsx'
import { Country } from '#web/game/manager/country.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { groupName } from './group-name.ts'
import { zonesText } from './zones-text.ts'

const tones = { up: 'good', stay: undefined, down: 'bad' } as const

/** The table of a group. Words mark the zones, not only colours. */
export function GroupCard({ group }: { group: DivisionGroupView }) {
  const words = useFeatureCopy('division')
  const { endedAtMs, rounds, roundCount, members } = group
  const isOver = endedAtMs !== null
  const hasPlaces = members.some(({ place }) => place !== null)
  return (
    <Card title={groupName(words, group)} aside={isOver ? words.over : words.progress(rounds.length, roundCount)}>
      <OldTable sinceMs={group.oldSinceMs} />
      <p className="mb-3 text-small text-muted">
        {zonesText(group, words)} {!isOver && words.left(roundCount - rounds.length)}
      </p>
      {group.isProvisional && <p className="mb-3 text-small text-muted">{words.provisional}</p>}
      {!hasPlaces && <p className="mb-3 text-muted">{words.notBegun}</p>}
      <DataTable
        caption={words.table}
        captionHidden
        columns={useColumns(group)}
        rows={members}
        rowKey={({ managerId }) => managerId}
        tone={({ move }) => tones[move]}
      />
    </Card>
  )
}

function useColumns(group: DivisionGroupView): Column<GroupMemberView>[] {
  const words = useFeatureCopy('division')
  const format = useFormat()
  const { rounds, tiers, viewerId, endedAtMs, roundCount } = group
  const zones = endedAtMs === null ? words.moves : words.moved
  return [
    {
      key: 'place',
      header: words.place,
      numeric: true,
      cell: ({ place }) => (place === null ? <span className="text-muted">–</span> : words.placeOf(place)),
    },
    {
      key: 'manager',
      header: words.manager,
      naming: true,
      cell: (member) => (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <TextLink to="/participantes/$id" params={{ id: member.managerId }}>
            {member.managerName}
          </TextLink>
          <Country country={member.country} />
          {member.managerId === viewerId && <Badge tone="brand">{words.you}</Badge>}
          {tiers.length > 1 && <span className="text-small font-normal text-muted">{words.tiers[member.tier]}</span>}
          {isAbsentee({ missed: member.missed, rounds: roundCount }) && (
            <span className="text-small font-normal text-muted">{words.missed(member.missed)}</span>
          )}
        </span>
      ),
    },
    ...rounds.map(({ number }, index): Column<GroupMemberView> => ({
      key: `round-${index}`,
      header: words.roundShort(number),
      numeric: true,
      fold: 'tablet',
      foldAway: true,
      cell: ({ tenths }) => (
        <RoundPoints tenths={tenths[index] ?? null} isSettled={rounds[index]?.isSettled ?? false} />
      ),
    })),
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ pointTenths }) => (
        <LiveFigure value={pointTenths} className="px-0.5 tabular-nums">
          {format.pointTenths(pointTenths)}
        </LiveFigure>
      ),
    },
    {
      key: 'zone',
      header: words.zone,
      cell: ({ place, move }) =>
        place === null ? null : <span className={move === 'stay' ? 'text-muted' : 'font-semibold'}>{zones[move]}</span>,
    },
  ]
}

function RoundPoints({ tenths, isSettled }: { tenths: number | null; isSettled: boolean }) {
  const words = useFeatureCopy('division')
  const format = useFormat()
  if (tenths !== null) return <span className="tabular-nums">{format.pointTenths(tenths)}</span>
  return <span className="text-muted">{isSettled ? words.noLineup : '–'}</span>
}
