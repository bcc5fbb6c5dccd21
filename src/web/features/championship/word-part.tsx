import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** NT7: a message from an organiser or operator to everybody who takes part in the championship. */
export function WordPart({ slug }: { slug: string }) {
  const { manage: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const problemText = useProblemText()
  const [text, setText] = useState('')
  const say = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/championships/{slug}/words', { slug, body: { text } }),
    onSuccess: () => {
      setText('')
      showToast({ text: words.wordSent, tone: 'good' })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    say.mutate()
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <TextAreaField
        label={words.word}
        hint={words.wordHint}
        required
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="secondary" busy={say.isPending}>
        {words.sendWord}
      </Button>
    </form>
  )
}
