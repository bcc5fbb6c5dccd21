import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { PoolGuests } from '#contract/pool-guest.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { removeGuest, renameGuest } from './pool-actions.ts'

interface Props {
  leagueId: number
  guest: PoolGuests['guests'][number]
  onGone: () => void
}

/** BL14: corrects a mistyped name or removes a guest. Everybody in the bolão reads either change. */
export function GuestCare({ leagueId, guest, onGone }: Props) {
  const { guests: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [name, setName] = useState(guest.name)
  const [isAsking, ask] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['leagues'] })
  const rename = useMutation({
    mutationFn: () => renameGuest(fetchApi, { leagueId, managerId: guest.managerId, name }),
    onSuccess: async () => {
      showToast({ text: words.renamed, tone: 'good' })
      await refresh()
    },
  })
  const remove = useMutation({
    mutationFn: () => removeGuest(fetchApi, { leagueId, managerId: guest.managerId }),
    onSuccess: async () => {
      onGone()
      showToast({ text: words.gone(guest.name) })
      await refresh()
    },
    onError: (error) => {
      ask(false)
      showToast({ text: problemText(error), tone: 'bad' })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate()
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">{words.care(guest.name)}</summary>
      <form onSubmit={submit} className="grid gap-2">
        <TextField
          label={words.newName}
          hint={words.told}
          maxLength={40}
          value={name}
          error={rename.error ? problemText(rename.error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="secondary"
            busy={rename.isPending}
            disabled={name.trim() === '' || name.trim() === guest.name}
          >
            {words.rename}
          </Button>
          <Button look="danger" onClick={() => ask(true)}>
            {words.remove}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(guest.name)}
        onClose={() => ask(false)}
        cancel={words.cancel}
        action={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </details>
  )
}
