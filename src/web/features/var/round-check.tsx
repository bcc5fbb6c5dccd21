import { useMutation } from '@tanstack/react-query'
import { apiPath } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckReport } from './check-report.tsx'
import { partOf, readParts } from './read-parts.ts'

/** VR9: the browser computes a round again, and says what it found. */
export function RoundCheck({ roundId }: { roundId: number }) {
  const { fetchApi } = useApp()
  const { round: words } = useFeatureCopy('var')
  const check = useMutation({
    mutationFn: async () => {
      const { checkFiles } = await import('#verify/check-files.ts')
      const files = await readParts(fetchApi, roundId)
      return { parts: files.length, ...(await checkFiles(files)) }
    },
  })
  const parts = check.data?.parts ?? 1
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          {words.button}
        </Button>
        {Array.from({ length: parts }, (_, at) => (
          <a
            key={at + 1}
            className="font-semibold underline"
            href={apiPath('GET /api/rounds/{id}/var', partOf(roundId, at + 1))}
            download={`craque-rodada-${roundId}${parts > 1 ? `-${at + 1}` : ''}.json`}
          >
            {parts > 1 ? words.part(at + 1, parts) : words.file}
          </a>
        ))}
        <a className="font-semibold underline" href="/conferir.html" download="craque-conferir.html">
          {words.offline}
        </a>
      </div>
      <div role="status">
        {check.isPending && <p className="text-muted">{words.busy}</p>}
        {check.isError && <p>{words.failed}</p>}
        {check.data && <CheckReport text={check.data.text} />}
      </div>
    </div>
  )
}
