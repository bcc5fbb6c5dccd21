import type { PickReviewView } from '#contract/season-review.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'

interface Rival {
  key: 'own' | 'crowd' | 'model'
  name: string
  right: number
  /** The mean squared error of the picks, in thousandths. */
  error: number
}

interface Props {
  picks: PickReviewView
  /** Null for the viewer's own picks. */
  name: string | null
}

export function PicksCard({ picks: { settled, right, points, rivals }, name }: Props) {
  const { picks: copy } = useFeatureCopy('review')
  const matches = rivals?.matches ?? 0
  const columns = useColumns(matches)
  if (settled === 0)
    return (
      <Card title={copy.title}>
        <p className="text-muted">{copy.none}</p>
      </Card>
    )
  const rows: Rival[] = rivals
    ? [
        { key: 'own', name: name ?? copy.you, right: rivals.ownRight, error: rivals.error.own },
        { key: 'crowd', name: copy.crowd, right: rivals.crowdRight, error: rivals.error.crowd },
        { key: 'model', name: copy.model, right: rivals.modelRight, error: rivals.error.model },
      ]
    : []
  return (
    <Card title={copy.title}>
      <p className="mb-3 text-lead font-semibold">{copy.sum(right, settled, points)}</p>
      {rivals ? (
        <>
          <DataTable caption={copy.matches(matches)} columns={columns} rows={rows} rowKey={({ key }) => key} />
          <p className="mt-3 text-small text-muted">{copy.explain}</p>
        </>
      ) : (
        <p className="text-muted">{copy.alone}</p>
      )}
    </Card>
  )
}

function useColumns(matches: number): Column<Rival>[] {
  const { picks: copy } = useFeatureCopy('review')
  return [
    { key: 'who', header: copy.who, naming: true, cell: (row) => row.name },
    {
      key: 'hits',
      header: copy.hits,
      numeric: true,
      cell: (row) => (
        <ShareCell share={row.right / matches}>
          <span className="whitespace-nowrap">{copy.share(row.right, matches)}</span>
        </ShareCell>
      ),
    },
    { key: 'error', header: copy.error, numeric: true, cell: ({ error }) => copy.errorOf(error) },
  ]
}
