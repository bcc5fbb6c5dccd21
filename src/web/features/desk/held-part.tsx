import { useMemo } from 'react'
import type { HeldVerdict, TapView } from '#contract/desk.ts'
import { foldTaps } from '#domain/desk/fold-taps.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { eventText } from './event-text.ts'
import { scoreInAll } from './score-in-all.ts'
import type { OpenDesk } from './use-desk.ts'

/**
 * DK14: taps that a device sent through a link only after the end of the match. Organisers see how these taps would
 * change the score before they accept or refuse them.
 */
export function HeldPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const { view, facts, taps } = desk
  const { held, isOrganiser } = view
  const accepted = useMemo(() => foldTaps(facts, [...taps, ...held]), [facts, taps, held])
  const verdict = useVerdict(view.matchId)
  const [now, then] = [scoreInAll(desk.match), scoreInAll(accepted)]
  const isSame = now.home === then.home && now.away === then.away
  const textOf = ({ id, said }: TapView) => {
    const event = accepted.events.find(({ tapId }) => tapId === id)
    return event ? eventText(desk, event, words) : words.afterEnd.other[said.kind]
  }
  const ids = held.map(({ id }) => id)
  return (
    <section aria-labelledby="held-taps" className="grid gap-3 rounded-card border-2 border-brand bg-surface p-3">
      <h2 id="held-taps" className="text-title">
        {words.afterEnd.title(held.length)}
      </h2>
      <p className="text-muted">{isOrganiser ? words.afterEnd.lead : words.afterEnd.leadHelper}</p>
      <ul className="grid gap-2">
        {held.map((tap) => (
          <li key={tap.id} className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
            <span className="min-w-0 break-words">{textOf(tap)}</span>
            {isOrganiser && (
              <span className="flex gap-2">
                {([true, false] as const).map((isTaken) => (
                  <Button
                    key={String(isTaken)}
                    look="secondary"
                    disabled={verdict.isPending}
                    aria-label={(isTaken ? words.afterEnd.takeOne : words.afterEnd.refuseOne)(textOf(tap))}
                    onClick={() => verdict.mutate({ ids: [tap.id], isTaken })}
                  >
                    {isTaken ? words.afterEnd.take : words.afterEnd.refuse}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOrganiser && (
        <>
          <p>{isSame ? words.afterEnd.same : words.afterEnd.would(`${then.home} x ${then.away}`)}</p>
          <div className="grid grid-cols-2 gap-2">
            <Button
              className="min-h-14"
              busy={verdict.isPending}
              onClick={() => verdict.mutate({ ids, isTaken: true })}
            >
              {words.afterEnd.takeAll}
            </Button>
            <Button
              look="secondary"
              className="min-h-14"
              disabled={verdict.isPending}
              onClick={() => verdict.mutate({ ids, isTaken: false })}
            >
              {words.afterEnd.refuseAll}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function useVerdict(matchId: number) {
  const { fetchApi } = useApp()
  const { afterEnd: words } = useFeatureCopy('desk')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: (body: HeldVerdict) => callApi(fetchApi, 'PUT /api/desk/{id}/held', { id: matchId, body }),
    onSuccess: (_answer, { isTaken }) => showToast({ text: isTaken ? words.taken : words.refused, tone: 'good' }),
    onError: (error: unknown) => void showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk', matchId] }),
  })
}
