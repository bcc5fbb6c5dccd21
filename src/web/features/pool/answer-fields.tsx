import { useState } from 'react'
import type { PoolOption, QuestionView } from '#contract/pool-question.ts'
import { QUESTION_KINDS } from '#domain/pool/pool-question.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { answerKind } from '#web/game/pool/answer-kind.ts'
import { ReceiptLine } from '#web/game/receipt/receipt-line.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { askOf, choicesText } from './question-words.ts'

interface Props {
  question: QuestionView
  options: readonly PoolOption[]
  leagueId: number
}

/** Saves as soon as the required number of answers is chosen. */
export function AnswerFields({ question, options, leagueId }: Props) {
  const copy = useFeatureCopy('pool')
  const words = copy.questions
  const submit = useSubmit()
  const problemText = useProblemText()
  const { entries, isHeld } = useOutboxState()
  const { picks } = QUESTION_KINDS[question.kind]
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>(question.mine ?? Array.from({ length: picks }))
  const isOnItsWay = entries.some(
    (entry) => entry.kind === answerKind.name && entry.subject === String(question.id) && isUnsent(entry),
  )

  function choose(at: number, value: string) {
    const next = chosen.map((choice, index) => (index === at ? (value === '' ? undefined : Number(value)) : choice))
    setChosen(next)
    const choices = next.filter((choice) => choice !== undefined)
    if (new Set(choices).size < picks) return
    const label = `${askOf(question, copy)}: ${choicesText(choices, options)}`
    const wanted = { body: { leagueId, questionId: question.id, choices }, label, closesAtMs: question.closesAtMs }
    submit(answerKind, wanted).catch((error: unknown) => showToast({ text: problemText(error), tone: 'bad' }))
  }

  return (
    <>
      <div className="grid gap-2">
        {chosen.map((choice, at) => (
          <SelectField
            // The index is the identity: only the choice in it changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={words.choice(at + 1, picks)}
            value={choice ?? ''}
            options={[
              { value: '', label: words.choose },
              ...options
                .filter(({ id }) => id === choice || !chosen.includes(id))
                .map(({ id, name, club }) => ({ value: String(id), label: club ? `${club}: ${name}` : name })),
            ]}
            onChange={({ target }) => choose(at, target.value)}
          />
        ))}
      </div>
      <div role="status" className="min-h-6 pt-1 text-small text-muted">
        {isOnItsWay ? (
          <p>{isHeld ? words.waiting : words.saving}</p>
        ) : question.mine ? (
          <ReceiptLine saved={{ kind: 'answer', subjectId: question.id }}>{words.saved}</ReceiptLine>
        ) : (
          <p>{words.unanswered}</p>
        )}
      </div>
    </>
  )
}
