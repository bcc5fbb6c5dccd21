import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { FeedRequest } from '#contract/feed.ts'
import { FEED_KINDS, type FeedKind } from '#domain/feed/feed.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { turnFeedOn } from './feed-queries.ts'
import { importTargetsQuery } from '#web/game/import/import-queries.ts'
import { useOperation } from './use-operation.ts'

const NOTHING: FeedRequest & { slug: string } = { slug: '', kind: 'cartola', address: '' }

export function FeedForm({ hosts }: { hosts: readonly string[] }) {
  const { fetchApi } = useApp()
  const { feed: words } = useFeatureCopy('importing')
  const [request, setRequest] = useState(NOTHING)
  const targets = useQuery(importTargetsQuery(fetchApi))
  const turnOn = useOperation({
    send: () => turnFeedOn(fetchApi, request),
    done: () => words.turnedOn,
    after: () => setRequest(NOTHING),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    turnOn.mutate()
  }
  const addressError = turnOn.error instanceof ApiProblem ? turnOn.error.fields[0]?.message : undefined
  const options = (targets.data?.championships ?? []).filter(({ source }) => source !== 'sample')
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <SelectField
        label={words.championship}
        value={request.slug}
        options={[
          { value: '', label: words.choose },
          ...options.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={(event) => setRequest({ ...request, slug: event.target.value })}
      />
      <SelectField
        label={words.kind}
        value={request.kind}
        options={FEED_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onChange={(event) => setRequest({ ...request, kind: event.target.value as FeedKind })}
      />
      <TextField
        label={words.address}
        hint={`${words.hosts(hosts.join(', '))} ${words.addressHint}`}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={request.address}
        maxLength={300}
        error={addressError}
        onChange={(event) => setRequest({ ...request, address: event.target.value })}
      />
      <div>
        <Button
          type="submit"
          look="secondary"
          disabled={request.slug === '' || request.address === ''}
          busy={turnOn.isPending}
        >
          {words.turnOn}
        </Button>
      </div>
    </form>
  )
}
