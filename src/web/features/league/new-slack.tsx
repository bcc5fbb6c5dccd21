import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiProblem, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Slack only receives messages. The person copies the address of a webhook from Slack and pastes it here. */
export function NewSlack({ leagueId }: { leagueId: number }) {
  const { groups: words } = useFeatureCopy('chat')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3 grid">
      {isOpen ? (
        <SlackForm leagueId={leagueId} onDone={() => setOpen(false)} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {words.addSlack}
        </Button>
      )}
    </div>
  )
}

function SlackForm({ leagueId, onDone }: { leagueId: number; onDone: () => void }) {
  const { fetchApi } = useApp()
  const { groups: words } = useFeatureCopy('chat')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState('')
  const add = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/leagues/{id}/chats', { id: leagueId, body: { title, address } }),
    onSuccess: onDone,
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['leagues', 'chats', leagueId] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  const isWrong = add.error instanceof ApiProblem && add.error.kind === 'chat_address_wrong'
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={words.slackTitle}
        placeholder="#bolao"
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={words.slackAddress}
        hint={words.slackHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        error={isWrong ? problemText(add.error) : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button
        type="submit"
        look="secondary"
        disabled={title.trim() === '' || address.trim() === ''}
        busy={add.isPending}
      >
        {words.addSlack}
      </Button>
    </form>
  )
}
