import { useState } from 'react'
import type { Done } from '#contract/account.ts'
import type { Joins } from '#contract/join.ts'
import { apiReader, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Time } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { JoinFields, type JoinConfirmation } from './join-fields.tsx'

/** JN4, JN5, JN6, JN7: joins duplicate clubs and players, and separates them again. */
export function JoinCard({ slug }: { slug: string }) {
  const { fetchApi } = useApp()
  const { joining: words } = useFeatureCopy('importing')
  const text = useProblemText()
  const queryClient = useQueryClient()
  const query = useQuery(
    queryOptions({
      queryKey: ['championships', 'joins', slug],
      queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/joins', { slug }),
    }),
  )
  const [confirming, setConfirming] = useState<JoinConfirmation>()
  const onError = (error: Error) => showToast({ text: text(error), tone: 'bad' })
  const onSettled = () => {
    setConfirming(undefined)
    return queryClient.invalidateQueries()
  }
  const join = useMutation({
    mutationFn: ({ kind, keptId, goneId }: JoinConfirmation) =>
      callApi(fetchApi, 'POST /api/championships/{slug}/joins', { slug, body: { kind, keptId, goneId } }),
    onSuccess: () => showToast({ text: words.joined, tone: 'good' }),
    onError,
    onSettled,
  })
  const split = useMutation({
    mutationFn: (joinId: number) =>
      callApi(fetchApi, 'DELETE /api/championships/{slug}/joins/{joinId}', { slug, joinId }),
    onSuccess: () => showToast({ text: words.splitDone, tone: 'good' }),
    onError,
    onSettled,
  })
  const { data } = query
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted">{words.lead}</p>
      {!data && <Waiting for={query} className="h-32" />}
      {data && (
        <div className="grid gap-5">
          {data.proposals.length > 0 && (
            <ul className="divide-y divide-line">
              {data.proposals.map(({ kind, kept, gone, club, reasons }) => (
                <li key={`${kind}:${gone.id}`} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span>
                    {words.mayBe(gone.name, kept.name, club)}{' '}
                    <span className="text-muted">{reasons.map((reason) => words.reasons[reason]).join(', ')}</span>
                  </span>
                  <Button
                    look="secondary"
                    onClick={() =>
                      setConfirming({
                        kind,
                        keptId: kept.id,
                        goneId: gone.id,
                        keptName: kept.name,
                        goneName: gone.name,
                      })
                    }
                  >
                    {words.join}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <JoinFields slug={slug} clubs={data.clubs} onAsk={setConfirming} />
          {data.joins.length > 0 && (
            <Done joins={data.joins} busy={split.isPending} onSplit={(joinId) => split.mutate(joinId)} />
          )}
        </div>
      )}
      {confirming && (
        <Dialog
          open
          title={words.ask}
          onClose={() => setConfirming(undefined)}
          actions={
            <ConfirmActions
              cancel={words.cancel}
              action={words.join}
              busy={join.isPending}
              onCancel={() => setConfirming(undefined)}
              onConfirm={() => join.mutate(confirming)}
            />
          }
        >
          <p>{words.explain(confirming.goneName, confirming.keptName)}</p>
          <p className="mt-3 text-muted">{confirming.kind === 'player' ? words.players : words.clubs}</p>
        </Dialog>
      )}
    </Card>
  )
}

interface DoneProps {
  joins: Joins['joins']
  busy: boolean
  onSplit: (joinId: number) => void
}

function Done({ joins, busy, onSplit }: DoneProps) {
  const { joining: words } = useFeatureCopy('importing')
  return (
    <section>
      <h3 className="font-semibold">{words.history}</h3>
      <ul className="divide-y divide-line">
        {joins.map(({ id, keptName, goneName, atMs, refusal }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              {words.became(goneName, keptName)} <Time atMs={atMs} className="text-muted" />
              {refusal && <span className="block text-muted">{words.refusals[refusal]}</span>}
            </span>
            {refusal === null && (
              <Button look="secondary" busy={busy} onClick={() => onSplit(id)}>
                {words.split}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
