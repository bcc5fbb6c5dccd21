import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { GROUP_LETTERS, QUESTION_KIND_NAMES, QUESTION_TEXT, type QuestionKind } from '#domain/pool/pool-question.ts'
import { MAX_LINE_POINTS } from '#domain/pool/pool-scoring.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendQuestion } from './question-query.ts'

const BLANK = { ask: '', given: '', group: 'A' as (typeof GROUP_LETTERS)[number], points: '10', closes: '' }

/**
 * BL7, BL8: an owner asks a question. Results settle a template question. For a free one, an owner types the possible
 * answers and later settles it.
 */
export function AskQuestion({ leagueId, sport }: { leagueId: number; sport: Sport | null }) {
  const { questions: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const kinds = sport === null ? (['free'] as const) : QUESTION_KIND_NAMES
  const [kind, setKind] = useState<QuestionKind>(kinds[0])
  const [draft, setDraft] = useState(BLANK)
  const ask = useMutation({
    mutationFn: () =>
      sendQuestion(fetchApi, leagueId, {
        kind,
        ask: draft.ask,
        given: draft.given.split('\n').filter((line) => line.trim() !== ''),
        group: kind === 'groupWinner' ? draft.group : null,
        points: Number(draft.points),
        closesAtMs: new Date(draft.closes).getTime(),
      }),
    onSuccess: async () => {
      setDraft(BLANK)
      await queryClient.invalidateQueries({ queryKey: ['leagues', 'questions'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.ask}</summary>
      <form onSubmit={send} className="grid gap-3">
        <SelectField
          label={words.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? 'free')}
        />
        {kind === 'groupWinner' && (
          <SelectField
            label={words.group}
            value={draft.group}
            options={GROUP_LETTERS.map((letter) => ({ value: letter, label: letter }))}
            onChange={({ target }) =>
              setDraft({ ...draft, group: GROUP_LETTERS.find((letter) => letter === target.value) ?? 'A' })
            }
          />
        )}
        {kind === 'free' && (
          <>
            <TextField
              label={words.text}
              required
              minLength={QUESTION_TEXT.min}
              maxLength={QUESTION_TEXT.max}
              value={draft.ask}
              onChange={({ target }) => setDraft({ ...draft, ask: target.value })}
            />
            <TextAreaField
              label={words.given}
              hint={words.givenHint}
              required
              value={draft.given}
              onChange={({ target }) => setDraft({ ...draft, given: target.value })}
            />
          </>
        )}
        <TextField
          label={words.points}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MAX_LINE_POINTS}
          value={draft.points}
          onChange={({ target }) => setDraft({ ...draft, points: target.value })}
        />
        <TextField
          label={words.deadline}
          type="datetime-local"
          required
          value={draft.closes}
          onChange={({ target }) => setDraft({ ...draft, closes: target.value })}
        />
        <p className="text-small text-muted">{kind === 'free' ? words.byOwner : words.byResults}</p>
        <Button type="submit" look="secondary" busy={ask.isPending}>
          {words.send}
        </Button>
      </form>
    </details>
  )
}
