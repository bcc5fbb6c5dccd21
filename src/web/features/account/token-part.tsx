import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TokenView } from '#contract/token.ts'
import { TOKEN_SCOPES } from '#domain/token/token-rights.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useByNow } from '#web/ui/use-now.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { accountApi } from './account-api.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { TokenSecret } from './token-secret.tsx'

/** TN1, TN6: the list of a person's tokens, and the form for a new one. */
export function TokenPart() {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('token')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const query = useQuery({
    queryKey: ['account', 'tokens'],
    queryFn: ({ signal }) => accountApi(fetchApi).tokens(signal),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['account', 'tokens'] })
  const revoke = useMutation({
    mutationFn: (id: number) => accountApi(fetchApi).revokeToken(id),
    onSuccess: () => showToast({ text: words.revoked, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: refresh,
  })
  const close = () => {
    setMaking(false)
    setSecret(undefined)
  }
  const { data } = query
  if (!data) return <Waiting for={query} className="h-40 rounded-card" />
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted">
        {words.lead}{' '}
        <a href="/api/docs" className="font-semibold text-text underline">
          {words.docs}
        </a>
      </p>
      <p className="mb-4">
        <TextLink to="/webhooks">{words.webhooks}</TextLink>
      </p>
      {data.tokens.length === 0 && <p className="mb-4">{words.none}</p>}
      <ul className="mb-4 grid gap-3">
        {data.tokens.map((token) => (
          <li key={token.id} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <TokenLine token={token} />
            <Button
              look="secondary"
              aria-label={words.revokeNamed(token.name)}
              busy={revoke.isPending && revoke.variables === token.id}
              onClick={() => revoke.mutate(token.id)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      <Dialog open={isMaking} title={secret ? words.madeTitle : words.make} onClose={close}>
        {secret ? (
          <TokenSecret secret={secret} onClose={close} />
        ) : (
          isMaking && (
            <NewTokenForm
              championships={data.championships}
              onCancel={close}
              onMade={(made) => {
                setSecret(made)
                return refresh()
              }}
            />
          )
        )}
      </Dialog>
    </Card>
  )
}

function TokenLine({ token }: { token: TokenView }) {
  const { format } = useApp()
  const words = useFeatureCopy('token')
  const { expiresAtMs, usedAtMs, usedAddress } = token
  const isValid = useByNow((nowMs) => expiresAtMs > nowMs)
  const date = format.date(expiresAtMs)
  const nameOf = (scope: string) => {
    const known = TOKEN_SCOPES.find((one) => one === scope)
    return known ? words.scope[known] : words.organise(scope.replace(/^organise:/, ''))
  }
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">
        {token.name} <code className="text-small text-muted">…{token.hint}</code>
      </p>
      <p className="text-small text-muted">
        {token.scopes.map(nameOf).join(' · ')}
        {token.championships && ` · ${token.championships.join(', ')}`}
      </p>
      <p className="text-small text-muted">
        {isValid ? words.ends(date) : words.ended(date)} ·{' '}
        {usedAtMs === null ? (
          words.unused
        ) : (
          <>
            {words.used} <RelativeTime atMs={usedAtMs} /> {usedAddress && words.from(usedAddress)}
          </>
        )}
      </p>
    </div>
  )
}
