import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { addressEntered } from './address-entered.ts'

/** CP4, CP9: the code of an invitation lets the visitor into its championship, and opens its league if it has one. */
export function CodeCard({ code: given }: { code: string | undefined }) {
  const { code: words } = useFeatureCopy('championship')
  const { fetchApi } = useApp()
  const problemText = useProblemText()
  const [code, setCode] = useState(given ?? '')
  const enter = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/championships/entered', { body: { code: code.trim() } }),
    onSuccess: (entered) => location.assign(addressEntered(entered, code.trim())),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    enter.mutate()
  }
  return (
    <Card title={given ? words.invited : words.title}>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label={words.label}
          value={code}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          error={enter.error ? problemText(enter.error) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" look={given ? 'primary' : 'secondary'} busy={enter.isPending}>
          {words.action}
        </Button>
      </form>
    </Card>
  )
}
