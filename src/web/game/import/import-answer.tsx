import type { ImportAnswer } from '#contract/import.ts'
import { IMPORT_KINDS } from '#contract/import-terms.ts'
import type { ProblemCode } from '#domain/import/problem.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { RoundsPart } from './rounds-part.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

/** The new, changed and unchanged rows of an import by kind, before or after it is made, with rounds and warnings. */
export function ImportTables({ answer }: { answer: ImportAnswer }) {
  const words = useFeatureCopy('importing')
  const format = useFormat()
  const kinds = IMPORT_KINDS.flatMap((kind) => {
    const counts = answer.counts[kind]
    return counts && counts.made + counts.changed + counts.unchanged > 0 ? [{ kind, ...counts }] : []
  })
  const problems = answer.problems.map((problem, index) => ({ ...problem, index }))
  const sentence = ({ code, values }: (typeof problems)[number]) =>
    code in words.problems ? words.problems[code as ProblemCode](values) : code
  return (
    <>
      <RoundsPart answer={answer} />
      {kinds.length > 0 && (
        <DataTable
          caption={words.counts}
          rows={kinds}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', header: words.kind, naming: true, cell: ({ kind }) => words.kinds[kind] },
            { key: 'made', header: words.made, numeric: true, cell: ({ made }) => format.number(made) },
            { key: 'changed', header: words.changed, numeric: true, cell: ({ changed }) => format.number(changed) },
            {
              key: 'unchanged',
              header: words.unchanged,
              numeric: true,
              cell: ({ unchanged }) => format.number(unchanged),
            },
          ]}
        />
      )}
      {problems.length > 0 && (
        <DataTable
          caption={words.found}
          rows={problems}
          rowKey={({ index }) => index}
          tone={({ isRefusal }) => (isRefusal ? 'bad' : 'info')}
          columns={[
            { key: 'what', header: words.what, naming: true, cell: sentence },
            {
              key: 'place',
              header: words.place,
              fold: 'phone',
              cell: ({ file, line }) => (line === null ? `${file} (${words.wholeFile})` : `${file}: ${line}`),
            },
          ]}
        />
      )}
    </>
  )
}
