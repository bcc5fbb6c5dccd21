import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'
import { webhookApi } from './webhook-api.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

export function WebhookPage() {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('webhook')
  const { heading, lead } = useCopy().pageTitles.webhooks
  const query = useQuery(viewerQuery(fetchApi))
  const { data: viewer } = query
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} lead={lead}>
        <a href="/api/docs" className="inline-flex min-h-11 items-center font-semibold underline">
          {words.docs}
        </a>
      </PageHeader>
      {viewer === undefined ? (
        <Waiting for={query} className="h-64 rounded-card" />
      ) : viewer?.kind === 'account' ? (
        <OwnWebhooks />
      ) : (
        <EmptyState title={words.visitor} detail={words.visitorDetail}>
          <ButtonLink to="/entrar" search={{ para: '/webhooks' }}>
            {words.signIn}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

interface Shown {
  secret: string
  isRotated: boolean
}

function OwnWebhooks() {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('webhook')
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const query = useQuery({ queryKey: ['webhooks'], queryFn: ({ signal }) => webhookApi(fetchApi).list(signal) })
  const { data } = query
  if (!data) return <Waiting for={query} className="h-64 rounded-card" />
  const { webhooks, places } = data
  const close = () => {
    setMaking(false)
    setShown(undefined)
  }
  return (
    <div className="grid gap-4">
      {places.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[44rem] text-muted">{webhooks.length === 0 && words.none}</p>
          <Button onClick={() => setMaking(true)}>{words.make}</Button>
        </div>
      ) : (
        webhooks.length === 0 && (
          <EmptyState title={words.nowhere} detail={words.nowhereDetail}>
            <ButtonLink to="/ligas">{words.leagues}</ButtonLink>
          </EmptyState>
        )
      )}
      {webhooks.map((hook) => (
        <WebhookCard key={hook.id} hook={hook} onSecret={({ secret }) => setShown({ secret, isRotated: true })} />
      ))}
      <Dialog
        open={isMaking || shown !== undefined}
        title={shown ? (shown.isRotated ? words.rotatedTitle : words.madeTitle) : words.make}
        onClose={close}
      >
        {shown ? (
          <WebhookSecret secret={shown.secret} onClose={close} {...(shown.isRotated && { note: words.overlap })} />
        ) : (
          isMaking && (
            <NewWebhookForm
              places={places}
              onCancel={close}
              onMade={({ secret }) => setShown({ secret, isRotated: false })}
            />
          )
        )}
      </Dialog>
    </div>
  )
}
