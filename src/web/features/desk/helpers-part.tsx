import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { helperAddress } from '#web/game/desk/desk-token.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { OpenDesk } from './use-desk.ts'

/** DK11: desk links for helpers, who need no account. The secret of each link is shown once. */
export function HelpersPart({ desk: { view } }: { desk: OpenDesk }) {
  const { fetchApi, origin } = useApp()
  const { helpers: words } = useFeatureCopy('desk')
  const format = useFormat()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [token, setToken] = useState<string>()
  const callbacks = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk', view.matchId] }),
    onError: (error: unknown) => void showToast({ text: problemText(error), tone: 'bad' }),
  }
  const make = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/desk/{id}/helpers', { id: view.matchId }),
    onSuccess: (made) => setToken(made.token),
    ...callbacks,
  })
  const revoke = useMutation({
    mutationFn: (helperId: number) =>
      callApi(fetchApi, 'DELETE /api/desk/{id}/helpers/{helperId}', { id: view.matchId, helperId }),
    ...callbacks,
  })
  return (
    <details className="rounded-card border border-line bg-surface p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.title}</summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">{words.lead}</p>
        {token && (
          <TextField
            label={words.link}
            hint={words.once}
            value={helperAddress(origin, view.matchId, token)}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
        <Button look="secondary" busy={make.isPending} onClick={() => make.mutate()}>
          {words.make}
        </Button>
        <ul className="grid gap-2">
          {view.helpers.map(({ id, atMs, taps }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{words.one(format.time(atMs), taps)}</span>
              <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate(id)}>
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
