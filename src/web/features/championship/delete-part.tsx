import { useState } from 'react'
import type { ChampionshipPage, ChampionshipStake } from '#contract/championship.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { leadWhenShut } from '#web/game/live/live-stream.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const next = '/campeonatos'

/** CP20: an operator reads what deletion would lose, then types the championship's name to confirm. */
export function DeletePart({ championship: { slug, name } }: { championship: ChampionshipPage }) {
  const { fetchApi } = useApp()
  const { remove: words } = useFeatureCopy('championship')
  const text = useProblemText()
  const [stake, show] = useState<ChampionshipStake>()
  const [typed, type] = useState('')
  const onError = (error: Error) => showToast({ text: text(error), tone: 'bad' })
  const look = useMutation({
    mutationFn: () => callApi(fetchApi, 'GET /api/championships/{slug}/stake', { slug }),
    onSuccess: (found) => {
      type('')
      show(found)
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => {
      leadWhenShut(next)
      return callApi(fetchApi, 'POST /api/championships/{slug}/deletion', { slug, body: { name: typed } })
    },
    // Everything on this page is gone, so the browser loads a new document.
    onSuccess: () => location.assign(next),
    onError: (error) => {
      leadWhenShut(undefined)
      onError(error)
    },
  })
  const close = () => show(undefined)
  return (
    <>
      <Button look="danger" busy={look.isPending} onClick={() => look.mutate(undefined)}>
        {words.button}
      </Button>
      {stake && (
        <Dialog
          open
          title={words.ask(name)}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                {words.cancel}
              </Button>
              {stake.mayDelete && (
                <Button
                  look="danger"
                  busy={remove.isPending}
                  disabled={typed.trim() !== name}
                  onClick={() => remove.mutate(undefined)}
                >
                  {words.confirm}
                </Button>
              )}
            </>
          }
        >
          {stake.mayDelete ? (
            <div className="grid gap-3">
              <p>{words.lost}</p>
              <ul className="list-disc pl-5">
                {words.stake(stake).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="font-semibold">{words.forever}</p>
              <TextField
                label={words.type(name)}
                value={typed}
                autoComplete="off"
                onChange={({ target }) => type(target.value)}
              />
            </div>
          ) : (
            <p>{words.first}</p>
          )}
        </Dialog>
      )}
    </>
  )
}
