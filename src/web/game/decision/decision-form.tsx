import { useRef, useState, type FormEvent } from 'react'
import type { MatchView } from '#contract/match.ts'
import type { DecisionRequest } from '#contract/operator.ts'
import { ApiProblem, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { GoalFields } from './goal-fields.tsx'
import { decisionOf, kindsIn, type Kind, type Typed } from './typed-decision.ts'

export interface MatchToDecide {
  id: number
  state: MatchView['state']
  home: { name: string }
  away: { name: string }
  /** The current minute of a running match. */
  minute?: number | undefined
}

interface Props {
  match: MatchToDecide
  /** MT12: an operator must confirm this decision. */
  needsOperator: boolean
  onClose: () => void
}

/** Says before a decision what it will cause. Fields keep their text when the server refuses. */
export function DecisionForm({ match, needsOperator, onClose }: Props) {
  const words = useFeatureCopy('decision')
  const form = useRef<HTMLFormElement>(null)
  const kinds = kindsIn[match.state]
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [typed, setTyped] = useState<Typed>({
    at: '',
    isNow: true,
    minute: String(match.minute ?? ''),
    home: '',
    away: '',
  })
  const [reason, setReason] = useState('')
  const decision = decisionOf(kind, typed)
  const decide = useDecide(match.id, onClose)
  useFocusProblem(form, decide.error)
  const problemOf = (path: string) =>
    decide.error instanceof ApiProblem ? decide.error.fields.find((field) => field.path === path)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision) decide.mutate({ decision, reason })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {needsOperator && <p className="text-muted">{words.needsOperator}</p>}
      <Segmented
        label={words.what}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(next: Kind) => {
          setKind(next)
          decide.reset()
        }}
      />
      <p>{match.state === 'final' ? words.officialOnly : words.follows[kind]}</p>
      {kind === 'abandoned' && (
        <TextField
          label={words.minute}
          hint={words.minuteHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed.minute}
          onChange={({ target }) => setTyped({ ...typed, minute: target.value })}
        />
      )}
      {kind === 'resumed' && (
        <Segmented
          label={words.whenResumed}
          options={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
          value={typed.isNow ? 'now' : 'later'}
          onChange={(when: 'now' | 'later') => setTyped({ ...typed, isNow: when === 'now' })}
        />
      )}
      {(kind === 'moved' || (kind === 'resumed' && !typed.isNow)) && (
        <TextField
          label={kind === 'moved' ? words.startsAt : words.resumesAt}
          type="datetime-local"
          value={typed.at}
          onChange={({ target }) => setTyped({ ...typed, at: target.value })}
          error={problemOf('startsAtMs')}
        />
      )}
      {kind === 'awarded' && (
        <GoalFields
          match={match}
          typed={typed}
          onType={(goals) => setTyped({ ...typed, ...goals })}
          error={problemOf('score')}
        />
      )}
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problemOf('reason')}
      />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={decide.isPending} disabled={!decision}>
          {needsOperator ? words.propose : words.submit}
        </Button>
      </p>
    </form>
  )
}

/** A decision can change everything on the page, so all queries run again. */
function useDecide(matchId: number, onClose: () => void) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('decision')
  const queryClient = useQueryClient()
  const text = useProblemText()
  return useMutation({
    mutationFn: (body: DecisionRequest) => callApi(fetchApi, 'POST /api/matches/{id}/decisions', { id: matchId, body }),
    onSuccess: ({ outcome }) => {
      showToast({ text: outcome === 'decided' ? words.done : words.proposed, tone: 'good' })
      onClose()
    },
    onError: (error) => {
      // Problems with a field are shown next to the field.
      if (!(error instanceof ApiProblem && error.fields.length > 0)) showToast({ text: text(error), tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}
