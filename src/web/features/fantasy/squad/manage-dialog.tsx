import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { MarketRound } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { SQUAD_NAME } from '#domain/squad/squad-limits.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { keepSquad, sendCopy, sendDeletion, sendSquadName } from '#web/game/squad/squad-kind.ts'
import { dropDraft } from '#web/game/squad/squad-store.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { LeaguesLeft } from './leagues-left.tsx'

const route = routeAt('/fantasy')

interface Props {
  squad: SquadView
  round: MarketRound | null
  onClose: () => void
}

export function ManageDialog({ squad, round, onClose }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const navigate = route.useNavigate()
  const [name, setName] = useState(squad.name)
  const [isSure, setSure] = useState(false)
  const goTo = (time: number | undefined) =>
    navigate({ search: ({ time: _left, ...rest }) => (time === undefined ? rest : { ...rest, time }) })
  const showProblem = (error: Error) => showToast({ text: problemText(error), tone: 'bad' })
  const [isNameless, setNameless] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const rename = useMutation({
    mutationFn: () => sendSquadName(fetchApi, squad.id, name.trim()),
    onSuccess: (answer) => {
      keepSquad(queryClient, answer.squad)
      onClose()
    },
  })
  const copy = useMutation({
    mutationFn: (roundId: number) =>
      sendCopy(fetchApi, squad.id, { name: words.copyOf(squad.name).slice(0, SQUAD_NAME.max), roundId }),
    onSuccess: (answer) => {
      keepSquad(queryClient, answer.squad)
      void goTo(answer.squad.id)
      onClose()
    },
    onError: showProblem,
  })
  const remove = useMutation({
    mutationFn: () => sendDeletion(fetchApi, squad.id),
    onSuccess: async () => {
      dropDraft(squad.id)
      await queryClient.invalidateQueries({ queryKey: ['squads'] })
      void queryClient.invalidateQueries({ queryKey: ['leagues'] })
      void goTo(undefined)
      onClose()
    },
    onError: showProblem,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const isBlank = name.trim() === ''
    setNameless(isBlank)
    if (isBlank) form.current?.querySelector('input')?.focus()
    else rename.mutate()
  }
  if (isSure) {
    return (
      <Dialog
        open
        title={words.deleteTitle}
        onClose={onClose}
        actions={
          <ConfirmActions
            cancel={words.cancel}
            action={words.delete}
            busy={remove.isPending}
            onCancel={() => setSure(false)}
            onConfirm={() => remove.mutate()}
          />
        }
      >
        <p>{words.deleteText(squad.name)}</p>
        <LeaguesLeft squad={squad} />
      </Dialog>
    )
  }
  return (
    <Dialog open title={squad.name} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={words.name}
          value={name}
          required
          maxLength={SQUAD_NAME.max}
          error={isNameless ? words.nameless : rename.error ? problemText(rename.error) : undefined}
          onChange={({ target }) => {
            setName(target.value)
            setNameless(false)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={rename.isPending}>
            {words.rename}
          </Button>
          <Button
            look="secondary"
            disabled={!round}
            busy={copy.isPending}
            onClick={() => round && copy.mutate(round.id)}
          >
            {words.duplicate}
          </Button>
          <Button look="danger" onClick={() => setSure(true)}>
            {words.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
