import { useState } from 'react'
import type { VarView } from '#contract/var.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { apiPath, callApi } from '#web/base/api-client.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'

/** VR9: the browser recomputes a round. */
export function RoundCard({ rounds }: Pick<VarView, 'rounds'>) {
  const { round: words } = useFeatureCopy('var')
  return (
    <Card title={words.title}>
      <p className="mb-3 text-muted">{words.lead}</p>
      {rounds.length === 0 ? <p>{words.none}</p> : <Checker rounds={rounds} />}
    </Card>
  )
}

function Checker({ rounds }: Pick<VarView, 'rounds'>) {
  const { fetchApi } = useApp()
  const { round: words } = useFeatureCopy('var')
  const [chosen, setChosen] = useState(rounds[0]?.id ?? 0)
  const check = useMutation({
    mutationFn: async (roundId: number) => {
      const { checkRound, reportText } = await import('#verify/check-round.ts')
      return reportText(await checkRound(await callApi(fetchApi, 'GET /api/rounds/{id}/var', { id: roundId })))
    },
  })
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.choose}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
        options={rounds.map(({ id, number, isSettled }) => ({
          value: String(id),
          label: words.label(number, isSettled),
        }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={check.isPending} onClick={() => check.mutate(chosen)}>
          {words.button}
        </Button>
        <a
          className="font-semibold underline"
          href={apiPath('GET /api/rounds/{id}/var', { id: chosen })}
          download={`craque-rodada-${chosen}.json`}
        >
          {words.file}
        </a>
        <a className="font-semibold underline" href="/conferir.html" download="craque-conferir.html">
          {words.offline}
        </a>
      </div>
      <div role="status">
        {check.isPending && <p className="text-muted">{words.busy}</p>}
        {check.isError && <p>{words.failed}</p>}
        {check.data && <pre className="overflow-x-auto text-small whitespace-pre-wrap">{check.data}</pre>}
      </div>
    </div>
  )
}
