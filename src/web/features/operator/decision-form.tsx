import { useRef, useState, type FormEvent } from 'react'
import type { MatchPageView, MatchView } from '#contract/match.ts'
import type { DecisionRequest } from '#contract/operator.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { operatorApi } from './operator-queries.ts'
import { useOperation } from './use-operation.ts'
import { wholeCount } from './whole-count.ts'

type Decision = DecisionRequest['decision']
type Kind = Decision['kind']

/** What may be decided about a match as it stands (MT1 to MT5). */
const kindsIn: Record<MatchView['state'], readonly [Kind, ...Kind[]]> = {
  scheduled: ['postponed', 'moved', 'awarded'],
  live: ['abandoned', 'awarded'],
  abandoned: ['moved', 'awarded'],
  final: ['awarded'],
}

interface Typed {
  at: string
  home: string
  away: string
}

/** Undefined while something is missing. */
function decisionOf(kind: Kind, { at, home, away }: Typed): Decision | undefined {
  if (kind === 'postponed' || kind === 'abandoned') return { kind }
  if (kind === 'moved') {
    const startsAtMs = Date.parse(at)
    return Number.isNaN(startsAtMs) ? undefined : { kind, startsAtMs }
  }
  const [goals, against] = [wholeCount(home, 999), wholeCount(away, 999)]
  return goals === undefined || against === undefined ? undefined : { kind, score: { home: goals, away: against } }
}

/** Says what will follow before it is decided; what was typed stays when the server refuses. */
export function DecisionForm({ page: { match }, onClose }: { page: MatchPageView; onClose: () => void }) {
  const { fetchApi } = useApp()
  const { decision: words, correction, cancel } = useFeatureCopy('operator')
  const form = useRef<HTMLFormElement>(null)
  const kinds = kindsIn[match.state]
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [typed, setTyped] = useState<Typed>({ at: '', home: '', away: '' })
  const [reason, setReason] = useState('')
  const decision = decisionOf(kind, typed)
  const decide = useOperation({
    send: (request: DecisionRequest) => operatorApi(fetchApi).decide(match.id, request),
    done: () => words.done,
    after: onClose,
  })
  useFocusProblem(form, decide.error)
  const problemOf = (path: string) =>
    decide.error instanceof ApiProblem ? decide.error.fields.find((field) => field.path === path)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decision) decide.mutate({ decision, reason })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
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
      {kind === 'moved' && (
        <TextField
          label={words.startsAt}
          type="datetime-local"
          value={typed.at}
          onChange={({ target }) => setTyped({ ...typed, at: target.value })}
          error={problemOf('startsAtMs')}
        />
      )}
      {kind === 'awarded' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {(['home', 'away'] as const).map((side) => (
            <TextField
              key={side}
              label={correction.goalsOf(match[side].name)}
              inputMode="numeric"
              autoComplete="off"
              value={typed[side]}
              onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
              error={side === 'home' ? problemOf('score') : undefined}
            />
          ))}
        </div>
      )}
      <TextAreaField
        label={correction.reason}
        hint={correction.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={problemOf('reason')}
      />
      <p className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" busy={decide.isPending} disabled={!decision}>
          {words.submit}
        </Button>
      </p>
    </form>
  )
}
