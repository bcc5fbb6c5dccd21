import { useRef, useState, type FormEvent } from 'react'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { CorrectionRequest } from '#contract/operator.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { operatorApi } from './operator-queries.ts'
import { ScoreFields } from './score-fields.tsx'
import { ScoutFields } from './scout-fields.tsx'
import { useOperation } from './use-operation.ts'

type Change = CorrectionRequest['change']
type Kind = Change['kind']

interface Props {
  page: MatchPageView
  onClose: () => void
}

/** Fields keep their text when the server refuses, and the first wrong field gets the focus. */
export function CorrectionForm({ page, onClose }: Props) {
  const { fetchApi } = useApp()
  const { correction: words, cancel } = useFeatureCopy('operator')
  const { match } = page
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Kind>('score')
  const [change, setChange] = useState<Change>()
  const [reason, setReason] = useState('')
  const correct = useOperation({
    send: (request: CorrectionRequest) => operatorApi(fetchApi).correct(match.id, request),
    done: () => words.done,
    after: onClose,
  })
  useFocusProblem(form, correct.error)
  const problemOf = (path: string) =>
    correct.error instanceof ApiProblem ? correct.error.fields.find((field) => field.path === path)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change) correct.mutate({ change, reason })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {isFantasySport(match.sport) && (
        <Segmented
          label={words.what}
          options={[
            { value: 'score', label: words.score },
            { value: 'scouts', label: words.scouts },
          ]}
          value={kind}
          onChange={(next: Kind) => {
            setKind(next)
            setChange(undefined)
            correct.reset()
          }}
        />
      )}
      {kind === 'score' ? (
        <ScoreFields match={match} error={problemOf('score')} onChange={setChange} />
      ) : (
        <ScoutFields page={page} error={problemOf('playerId')} onChange={setChange} />
      )}
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={problemOf('reason')}
      />
      <p role="status" className="text-muted empty:hidden">
        {correct.isPending && words.pending}
      </p>
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" busy={correct.isPending} disabled={!change}>
          {words.submit}
        </Button>
      </p>
    </form>
  )
}
