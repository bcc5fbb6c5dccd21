import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SquadView } from '#contract/squad.ts'
import { SQUAD_NAME } from '#domain/squad/squad-limits.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { keepSquad, sendSquadName } from '#web/game/squad/squad-kind.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

interface FormProps {
  squad: SquadView
  isJustSaved: boolean
  onLater: () => void
}

export function NamesForm({ squad, isJustSaved, onLater }: FormProps) {
  const { squad: squadWords } = useFeatureCopy('joining')
  const { names: words } = useFeatureCopy('lineup')
  const problemText = useProblemText()
  const [name, setName] = useState('')
  const [typedTeam, setTeam] = useState<string>()
  const isProposed = name.trim() !== '' && squad.name === squadWords.defaultName
  const team = typedTeam ?? (isProposed ? squadWords.teamOf(name.trim()).slice(0, SQUAD_NAME.max) : squad.name)
  const save = useSaveNames(squad)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The form lies below the save button, where a phone may not show it.
    if (isJustSaved) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isJustSaved])

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ name: name.trim(), team: team.trim() })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid gap-3 rounded-control border border-brand p-3">
      <div>
        <h3 className="text-title">{words.title}</h3>
        <p className="text-small text-muted">{words.lead}</p>
      </div>
      <TextField
        label={words.name}
        value={name}
        required
        autoComplete="nickname"
        maxLength={200}
        error={save.error ? problemText(save.error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={words.team}
        value={team}
        required
        maxLength={SQUAD_NAME.max}
        onChange={({ target }) => setTeam(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onLater}>
          {words.later}
        </Button>
      </div>
    </form>
  )
}

/** Saves the person's name first, so that a taken name is reported before the squad is renamed. */
function useSaveNames(squad: SquadView) {
  const { fetchApi } = useApp()
  const { names: words } = useFeatureCopy('lineup')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, team }: { name: string; team: string }) => {
      const stored = await callApi(fetchApi, 'PUT /api/profile/name', { body: { name } })
      const renamed = team === squad.name || team === '' ? undefined : await sendSquadName(fetchApi, squad.id, team)
      return { name: stored.name, squad: renamed?.squad }
    },
    onSuccess: async (stored) => {
      showToast({ text: words.saved(stored.name), tone: 'good' })
      document.getElementById('meu-time')?.focus()
      if (stored.squad) keepSquad(queryClient, stored.squad)
      await queryClient.invalidateQueries({ queryKey: ['viewer'] })
    },
  })
}
