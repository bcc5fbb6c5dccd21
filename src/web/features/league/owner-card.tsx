import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import { LEAGUE_NAME } from '#domain/league/league.ts'
import { LEAGUE_DESCRIPTION_MAX } from '#domain/league/standings-page.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { DeleteLeague } from './delete-league.tsx'
import { sendLeagueEdit, type LeagueEditRequest } from '#web/game/league/edit-league.ts'

/**
 * What owners can change. Only the first owner can hand the league over or delete it. Owners remove members in the
 * table, not here.
 */
export function OwnerCard({ page }: { page: LeaguePageView }) {
  const { page: words, form } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { league } = page
  const [name, setName] = useState(league.name)
  const [description, setDescription] = useState(league.description)
  const [heir, setHeir] = useState('')
  const [refusal, refuse] = useState<Error | null>(null)
  const element = useRef<HTMLFormElement>(null)
  useFocusProblem(element, refusal)
  const isNamed = name.trim().length >= LEAGUE_NAME.min
  const edit = useMutation({
    mutationFn: (change: LeagueEditRequest) => sendLeagueEdit(fetchApi, league.id, change),
    onSuccess: async () => {
      showToast({ text: words.done, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const others = new Map(
    [...page.standings.items, ...(page.pool?.table.items ?? [])]
      .filter(({ managerId }) => managerId !== league.owner?.managerId)
      .map(({ managerId, managerName }) => [String(managerId), managerName]),
  )
  function rename(event: FormEvent) {
    event.preventDefault()
    refuse(isNamed ? null : new Error(form.errors.name))
    if (isNamed) edit.mutate({ name, description })
  }
  return (
    <Card title={words.manage}>
      <form ref={element} onSubmit={rename} noValidate className="grid gap-3">
        <TextField
          label={form.name}
          hint={form.nameHint(name.trim().length)}
          required
          maxLength={LEAGUE_NAME.max}
          value={name}
          error={refusal && !isNamed ? form.errors.name : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextAreaField
          label={form.about}
          rows={2}
          maxLength={LEAGUE_DESCRIPTION_MAX}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <Button type="submit" look="secondary" busy={edit.isPending}>
          {words.rename}
        </Button>
      </form>
      <div className="grid gap-3 pt-5">
        <Button look="secondary" onClick={() => edit.mutate({ closed: !league.isClosed })}>
          {league.isClosed ? words.reopen : words.close}
        </Button>
        {page.isFirstOwner && others.size > 0 && (
          <>
            <SelectField
              label={words.passOn}
              value={heir}
              onChange={({ target }) => setHeir(target.value)}
              options={[
                { value: '', label: words.chooseHeir },
                ...[...others].map(([value, label]) => ({ value, label })),
              ]}
            />
            <Button look="danger" disabled={heir === ''} onClick={() => edit.mutate({ ownerId: Number(heir) })}>
              {words.passOnAction}
            </Button>
          </>
        )}
        {page.canDelete && <DeleteLeague league={league} />}
      </div>
    </Card>
  )
}
