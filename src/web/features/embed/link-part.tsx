import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DisplayLinkView } from '#contract/display-link.ts'
import { DISPLAY_LINK_KINDS, takesLeague, type DisplayLinkKind } from '#domain/display-link/display-link-kinds.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'

/** DL1, DL3: creates, lists and revokes display links. */
export function LinkPart() {
  const { fetchApi } = useApp()
  const { links: words } = useFeatureCopy('embed')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (
    <Card title={words.title} className="mt-4">
      <p className="mb-4 max-w-[44rem] text-muted">{words.lead}</p>
      {viewer ? <OwnLinks /> : <p>{words.needsPerson}</p>}
      <SheetHelp />
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
                aria-label={words.revokeNamed([link.league?.name, words.kinds[link.kind]].filter(Boolean).join(', '))}
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
        {league && `${words.kinds[kind]} · `}
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
  const [chosen, setChosen] = useState('')
  const { data: leagues } = useQuery(leaguesQuery(fetchApi, { scope: 'mine' }))
  const isLeague = takesLeague(kind)
  const isWithout = kind === 'painel'
  const leagueId = isLeague && chosen !== '' ? Number(chosen) : null
  const make = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/links', { body: { kind, leagueId } }),
    onSuccess: () => onMade(),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const made = make.data
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
      {isLeague && (
        <SelectField
          label={words.league}
          {...(leagues?.items.length === 0 && { hint: words.noLeagues })}
          value={chosen}
          options={[
            { value: '', label: isWithout ? words.noLeague : words.chooseLeague },
            ...(leagues?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <div>
        <Button type="submit" look="secondary" busy={make.isPending} disabled={isLeague && !isWithout && chosen === ''}>
          {words.make}
        </Button>
      </div>
      {made && (
        <div role="status" className="grid gap-4">
          {made.sheet && <Address label={words.sheet} hint={words.sheetHint} value={made.sheet} />}
          {made.frame && <Address label={words.frame} hint={words.sheetHint} value={made.frame} />}
          {made.board && <Address label={words.board} hint={words.boardHint} value={made.board} />}
        </div>
      )}
    </form>
  )
}

function Address({ label, hint, value }: { label: string; hint: string; value: string }) {
  const { copy, copied } = useFeatureCopy('embed').links
  const copyText = useCopyText(copied)
  return (
    <div className="grid gap-2">
      <TextField label={label} hint={hint} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <Button look="secondary" onClick={() => void copyText(value)}>
          {copy}
        </Button>
      </div>
    </div>
  )
}

function SheetHelp() {
  const { help } = useFeatureCopy('embed').links
  return (
    <details className="mt-4 max-w-[44rem]">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{help.title}</summary>
      <p className="mb-2 wrap-anywhere text-muted">{help.google}</p>
      <p className="text-muted">{help.excel}</p>
    </details>
  )
}
