import type { PastGroup } from '#contract/division.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { DivisionCopy } from '#web/copy/pt-BR/division.ts'
import { GroupLink } from '#web/game/division/group-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { Time } from '#web/ui/time.tsx'

export function PastGroups({ past }: { past: readonly PastGroup[] }) {
  const words = useFeatureCopy('division')
  return (
    <Card title={words.past}>
      {past.length === 0 ? (
        <p className="text-muted">{words.noPast}</p>
      ) : (
        <DataTable
          caption={words.past}
          captionHidden
          columns={columnsOf(words)}
          rows={past}
          rowKey={({ cycleId }) => cycleId}
          tone={({ move }) => (move === 'up' ? 'good' : move === 'down' ? 'bad' : undefined)}
        />
      )}
    </Card>
  )
}

const columnsOf = (words: DivisionCopy): Column<PastGroup>[] => [
  {
    key: 'group',
    header: words.pastGroup,
    naming: true,
    cell: (group) => (
      <>
        <GroupLink {...group} />
        <span className="block text-small font-normal text-muted">
          <Time atMs={group.endedAtMs} />
        </span>
      </>
    ),
  },
  {
    key: 'result',
    header: words.result,
    numeric: true,
    cell: ({ place, size, move }) => (
      <>
        <span className="whitespace-nowrap">{words.pastPlace(place, size)}</span>
        <span className="block text-small text-muted">{words.moved[move]}</span>
      </>
    ),
  },
]
