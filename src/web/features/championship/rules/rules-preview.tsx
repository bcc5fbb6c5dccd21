import type { RulesPreview as Preview } from '#contract/rule-set.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'

type Row = Preview['most'][number]

/** SC14: the problems of a rule file, or the players whose points it would have changed most. */
export function RulesPreview({ preview }: { preview: Preview }) {
  const { preview: words } = useFeatureCopy('rules')
  const { scouts } = useFeatureCopy('player')
  const format = useFormat()
  const points = format.pointTenths
  if (preview.problems.length > 0)
    return (
      <div role="alert" className="grid gap-2">
        <p className="font-semibold">{words.problems}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {preview.problems.map(({ part, kind, place }) => (
            <li key={`${place} ${kind}`} className="break-words">
              <code>{place}</code>: {words.kinds[kind]}
              {(kind === 'value' || kind === 'unknown') && ` (${words.takes[part]})`}
            </li>
          ))}
        </ul>
      </div>
    )
  const columns: Column<Row>[] = [
    { key: 'player', header: words.player, naming: true, cell: ({ name }) => name },
    { key: 'before', header: words.before, numeric: true, cell: ({ beforeTenths }) => points(beforeTenths) },
    { key: 'after', header: words.after, numeric: true, cell: ({ afterTenths }) => points(afterTenths) },
    {
      key: 'why',
      header: words.why,
      fold: 'phone',
      cell: (row) =>
        row.scouts
          .slice(0, 3)
          .map((one) => words.line(scouts[one.scout], points(one.beforeTenths), points(one.afterTenths)))
          .join('; '),
    },
  ]
  return (
    <div role="status" className="grid gap-3">
      <p>{preview.rounds.length === 0 ? words.none : preview.changed === 0 ? words.same : words.summary(preview)}</p>
      {preview.most.length > 0 && (
        <DataTable caption={words.caption} columns={columns} rows={preview.most} rowKey={({ playerId }) => playerId} />
      )}
    </div>
  )
}
