import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HearingService } from '#domain/chat/chat-services.ts'
import { apiReader, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'

/** BT3: the person's linked accounts of chat services. A code from the bot lets the person link one more. */
export function ChatPart({ code }: { code: string | undefined }) {
  const { fetchApi, format } = useApp()
  const { account: words, services } = useFeatureCopy('chat')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const query = useQuery({
    queryKey: ['account', 'chats'],
    queryFn: apiReader(fetchApi, 'GET /api/account/chats'),
  })
  const unlink = useMutation({
    mutationFn: (service: HearingService) => callApi(fetchApi, 'DELETE /api/account/chats/{service}', { service }),
    onSuccess: () => showToast({ text: words.unlinked, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account', 'chats'] }),
  })
  const { data } = query
  if (!data) return <Waiting for={query} className="h-40 rounded-card" />
  return (
    <Card title={words.title}>
      <p className="mb-4 text-muted">{words.lead}</p>
      {code !== undefined && <AskedLink code={code} />}
      {data.accounts.length === 0 && code === undefined && <p>{words.none}</p>}
      <ul className="grid gap-3">
        {data.accounts.map(({ service, name, linkedAtMs }) => (
          <li key={service} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {services[service]}: {name}
              </p>
              <p className="text-small text-muted">{words.since(format.date(linkedAtMs))}</p>
            </div>
            <Button
              look="secondary"
              aria-label={words.unlinkNamed(services[service])}
              busy={unlink.isPending && unlink.variables === service}
              onClick={() => unlink.mutate(service)}
            >
              {words.unlink}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The person sees which chat account asks to be linked, and then confirms the link or leaves it. */
function AskedLink({ code }: { code: string }) {
  const { fetchApi } = useApp()
  const { account: words, services } = useFeatureCopy('chat')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const link = useMutation({
    mutationFn: () => callApi(fetchApi, 'POST /api/account/chats', { body: { code } }),
    onSuccess: (accounts) => queryClient.setQueryData(['account', 'chats'], accounts),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const asked = useQuery({
    queryKey: ['account', 'chat-asked', code],
    queryFn: apiReader(fetchApi, 'GET /api/account/chats/asked', { code }),
    retry: false,
    enabled: !link.isSuccess,
  })
  if (link.isSuccess)
    return (
      <p role="status" className="mb-4">
        {words.confirmed}
      </p>
    )
  if (asked.isError)
    return (
      <p role="alert" className="mb-4 text-bad">
        {problemText(asked.error)}
      </p>
    )
  if (!asked.data) return <Waiting for={asked} className="mb-4 h-24 rounded-card" />
  return (
    <div className="mb-5 grid gap-3 rounded-card border border-control p-4">
      <p className="font-semibold wrap-anywhere">{words.asks(services[asked.data.service], asked.data.name)}</p>
      <p className="text-small text-muted">{words.warning}</p>
      <div>
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          {words.confirm}
        </Button>
      </div>
    </div>
  )
}
