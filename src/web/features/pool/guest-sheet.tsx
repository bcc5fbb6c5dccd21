import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiPath } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { FileField } from '#web/ui/field.tsx'
import { sendSheet } from './pool-actions.ts'
import { cellsOf } from './sheet-cells.ts'

/** BL14: imports the picks of many guests from the sheet that is offered here. */
export function GuestSheet({ leagueId }: { leagueId: number }) {
  const { guests: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const rows = await cellsOf(file).catch(() => Promise.reject(new Error(words.unreadable)))
      return sendSheet(fetchApi, leagueId, rows)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['leagues'] }),
  })
  return (
    <div className="grid gap-3">
      <p>
        <CsvLink
          href={apiPath('GET /api/pools/{id}/guests.xlsx', { id: leagueId })}
          label={words.templateLabel}
          text={words.template}
        />
      </p>
      <FileField
        label={words.bring}
        accept=".xlsx,.csv,.txt"
        error={bring.error ? problemText(bring.error) : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) bring.mutate(file)
        }}
      />
      <div role="status">
        {bring.data && (
          <>
            <p>{words.brought(bring.data.picks, bring.data.guests)}</p>
            <ul className="text-small text-muted">
              {bring.data.problems.map(({ row, column, text, why }) => (
                <li key={`${row} ${column}`}>{words.problem(row, column, text, why)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
