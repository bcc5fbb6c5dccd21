import { useMutation } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DisplayLinkView } from '#contract/display-link.ts'
import { DISPLAY_LINK_KINDS, type DisplayLinkKind } from '#domain/display-link/display-link-kinds.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'

/** DL1, DL3: creates, lists and revokes display links. */
export function LinkPart() {
  const { fetchApi } = useApp()
  const { links: words } = useFeatureCopy('embed')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (
    <Card title={words.title} className="mt-4">
      <p className="mb-4 max-w-[44rem] text-muted">{words.lead}</p>
      {viewer ? <OwnLinks /> : <p>{words.needsPerson}</p>}
    </Card>
  )
}

function OwnLinks() {
  const { fetchApi } = useApp()
  const { links: words } = useFeatureCopy('embed')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const query = useQuery({
    queryKey: ['links'],
    queryFn: ({ signal }) => callApi(fetchApi, 'GET /api/links', { signal }),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['links'] })
  const revoke = useMutation({
    mutationFn: (id: number) => callApi(fetchApi, 'DELETE /api/links/{id}', { id }),
    onSuccess: () => showToast({ text: words.revoked, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: refresh,
  })
  const { data } = query
  if (!data) return <Waiting for={query} className="h-32 rounded-card" />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <NewLink onMade={refresh} />
      {data.links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-3">
          {data.links.map((link) => (
            <li key={link.id} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
              <LinkLine link={link} />
              <Button
                look="secondary"
                aria-label={words.revokeNamed(link.league?.name ?? words.kinds[link.kind])}
                busy={revoke.isPending && revoke.variables === link.id}
                onClick={() => revoke.mutate(link.id)}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function LinkLine({ link: { kind, league, championship, madeAtMs } }: { link: DisplayLinkView }) {
  const { format } = useApp()
  const { links: words } = useFeatureCopy('embed')
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{league?.name ?? words.kinds[kind]}</p>
      <p className="text-small text-muted">
        {championship} · {words.madeAt(format.date(madeAtMs))}
      </p>
    </div>
  )
}

function NewLink({ onMade }: { onMade: () => Promise<unknown> }) {
  const { fetchApi } = useApp()
  const { links: words } = useFeatureCopy('embed')
  const problemText = useProblemText()
  const [kind, setKind] = useState<DisplayLinkKind>('bolao')
  const [number, setNumber] = useState('')
  const make = useMutation({
    mutationFn: () =>
      callApi(fetchApi, 'POST /api/links', { body: { kind, leagueId: kind === 'bolao' ? Number(number) : null } }),
    onSuccess: () => onMade(),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <SelectField
        label={words.kind}
        value={kind}
        options={DISPLAY_LINK_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ target }) => setKind(DISPLAY_LINK_KINDS.find((known) => known === target.value) ?? 'bolao')}
      />
      {kind === 'bolao' && (
        <TextField
          label={words.number}
          inputMode="numeric"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      <div>
        <Button
          type="submit"
          look="secondary"
          busy={make.isPending}
          disabled={kind === 'bolao' && !/^[1-9][0-9]{0,8}$/.test(number)}
        >
          {words.make}
        </Button>
      </div>
      {make.data && (
        <div role="status" className="grid gap-4">
          <TextField
            label={words.sheet}
            hint={words.sheetHint}
            value={make.data.sheet}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          {make.data.frame && (
            <TextField label={words.frame} value={make.data.frame} readOnly onFocus={({ target }) => target.select()} />
          )}
        </div>
      )}
    </form>
  )
}
