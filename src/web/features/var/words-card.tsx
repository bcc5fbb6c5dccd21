import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { VarWordsProof } from '#contract/var.ts'
import { ApiProblem, callApi, type FetchApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextAreaField } from '#web/ui/field.tsx'

async function askWords(fetchApi: FetchApi, digest: string): Promise<VarWordsProof | undefined> {
  try {
    return await callApi(fetchApi, 'GET /api/var/words', { digest })
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined
    throw error
  }
}

/**
 * VR12: whether the log still contains the checkpoint with these words. `given` are the words of a QR code, which are
 * checked immediately.
 */
export function WordsCard({ given = '' }: { given?: string }) {
  const { fetchApi } = useApp()
  const { words } = useFeatureCopy('var')
  const [typed, setTyped] = useState(given)
  const check = useMutation({
    mutationFn: async (text: string) => {
      const { checkWords } = await import('#verify/check-words.ts')
      return checkWords(text, (digest) => askWords(fetchApi, digest))
    },
  })
  const { mutate } = check
  useEffect(() => {
    if (given !== '') mutate(given)
  }, [given, mutate])
  return (
    <Card title={words.title}>
      <p className="mb-3 text-muted">{words.lead}</p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          check.mutate(typed)
        }}
      >
        <TextAreaField label={words.label} rows={2} value={typed} onChange={({ target }) => setTyped(target.value)} />
        <div>
          <Button type="submit" busy={check.isPending} disabled={typed.trim() === ''}>
            {words.button}
          </Button>
        </div>
      </form>
      <div role="status" className="pt-3">
        {check.isError && <p>{words.failed}</p>}
        {check.data && <p className="font-semibold">{check.data.text}</p>}
      </div>
    </Card>
  )
}
