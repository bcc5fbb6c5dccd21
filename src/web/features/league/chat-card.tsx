import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatGroupView, LeagueChats } from '#contract/chat.ts'
import { apiReader, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { NewSlack } from './new-slack.tsx'
import { ChatSettings } from './chat-settings.tsx'

/** BT1, BT6: the chat groups that follow the league, for the people who manage it. */
export function ChatCard({ leagueId }: { leagueId: number }) {
  const { fetchApi, server } = useApp()
  const { groups: words } = useFeatureCopy('chat')
  const query = useQuery({
    queryKey: ['leagues', 'chats', leagueId],
    queryFn: apiReader(fetchApi, 'GET /api/leagues/{id}/chats', { id: leagueId }),
  })
  const [openId, setOpen] = useState<number>()
  const { data } = query
  if (server.isDemo)
    return (
      <Card title={words.title}>
        <p className="text-muted">{words.demo}</p>
      </Card>
    )
  if (!data) return <Waiting for={query} className="h-40 rounded-card" />
  const { groups, services } = data
  const opened = groups.find(({ id }) => id === openId)
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted">{words.lead}</p>
      {groups.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupLine group={group} onOpen={() => setOpen(group.id)} />
            </li>
          ))}
        </ul>
      )}
      {services.length === 0 ? (
        <p className="mb-4">{words.noService}</p>
      ) : (
        <NewCode leagueId={leagueId} services={services} />
      )}
      <NewSlack leagueId={leagueId} />
      <Dialog open={opened !== undefined} title={opened?.title ?? words.open} onClose={() => setOpen(undefined)}>
        {opened && (
          <ChatSettings key={opened.id} leagueId={leagueId} group={opened} onClose={() => setOpen(undefined)} />
        )}
      </Dialog>
    </Card>
  )
}

function GroupLine({ group, onOpen }: { group: ChatGroupView; onOpen: () => void }) {
  const { groups: words, services } = useFeatureCopy('chat')
  const { service, title, saidAtMs, isGone } = group
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-muted">
          {services[service]} ·{' '}
          {saidAtMs === null ? (
            words.neverSaid
          ) : (
            <>
              {words.said} <RelativeTime atMs={saidAtMs} />
            </>
          )}
        </p>
        {isGone && <p className="text-small text-bad">{words.gone}</p>}
      </div>
      <Button look="secondary" aria-label={words.settings(title)} onClick={onOpen}>
        {words.open}
      </Button>
    </div>
  )
}

function NewCode({ leagueId, services }: { leagueId: number; services: LeagueChats['services'] }) {
  const { fetchApi, format } = useApp()
  const copy = useFeatureCopy('chat')
  const { groups: words } = copy
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const make = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/leagues/{id}/chats/codes', { id: leagueId }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['leagues', 'chats', leagueId] }),
  })
  const bots = services.map(({ service, botName }) => {
    const name = copy.services[service]
    return botName === name ? name : `${botName} (${name})`
  })
  return (
    <div className="grid gap-3">
      {make.data && (
        <div role="status" className="grid gap-1">
          <p>{words.code(bots.join(', '))}</p>
          <p>
            <code className="text-lead font-bold wrap-anywhere select-all">/ligar {make.data.code}</code>
          </p>
          <p className="text-small text-muted">{words.codeHint(format.date(make.data.expiresAtMs))}</p>
        </div>
      )}
      <Button look="secondary" busy={make.isPending} onClick={() => make.mutate()}>
        {words.makeCode}
      </Button>
    </div>
  )
}
