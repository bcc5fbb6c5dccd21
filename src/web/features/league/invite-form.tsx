import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { isProblem } from '#web/base/is-problem.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { askByCode } from './league-actions.ts'

/** For the code of an invitation, typed by hand or taken from the address. */
export function InviteForm({ code: given }: { code?: string | undefined }) {
  const words = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const problemText = useProblemText()
  const [code, setCode] = useState(given ?? '')
  const find = useMutation({
    mutationFn: () => askByCode(fetchApi, code.trim()),
    // Loads a whole page: the league may be in another championship, which is another document. The visitor may also
    // have to enter that championship first.
    onSuccess: ({ league }) =>
      location.assign(`/ligas/${league.id}?convite=${encodeURIComponent(code.trim().toUpperCase())}`),
  })
  const isUnknown = isProblem<'GET /api/leagues/invited'>(find.error, 'not_found')
  function submit(event: FormEvent) {
    event.preventDefault()
    find.mutate()
  }
  return (
    <Card title={words.haveCode}>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label={words.code}
          value={code}
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          error={find.error ? (isUnknown ? words.unknownCode : problemText(find.error)) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" look="secondary" busy={find.isPending}>
          {words.openInvite}
        </Button>
      </form>
    </Card>
  )
}
