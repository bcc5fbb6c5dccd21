import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConnectChat, OperatorChats } from '#contract/chat.ts'
import { apiReader, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { ChatServiceForm } from './chat-service-form.tsx'
import { useOperation } from './use-operation.ts'

type Service = OperatorChats['services'][number]

/** BT7: the chat services, and whether this server is connected to each. */
export function ChatServicesCard() {
  const { fetchApi } = useApp()
  const { operator: words } = useFeatureCopy('chat')
  const query = useQuery({
    queryKey: ['operator', 'chats'],
    queryFn: apiReader(fetchApi, 'GET /api/operator/chats'),
  })
  if (!query.data) return <Waiting for={query} className="h-48 rounded-card" />
  return (
    <Card title={words.title}>
      <p className="text-muted">{words.lead}</p>
      <ul className="divide-y divide-line">
        {query.data.services.map((service) => (
          <li key={service.service} className="py-4">
            <ServiceLine {...service} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ServiceLine({ service, botName, groups, address }: Service) {
  const { fetchApi } = useApp()
  const { operator: words, services } = useFeatureCopy('chat')
  const [secret, setSecret] = useState<string | null>(null)
  const connect = useOperation<ConnectChat>({
    send: async (body) => {
      const made = await callApi(fetchApi, 'POST /api/operator/chats', { body })
      setSecret(made.secret)
    },
    done: () => words.connected(services[service]),
    after: () => undefined,
  })
  const disconnect = useOperation({
    send: () => callApi(fetchApi, 'DELETE /api/operator/chats/{service}', { service }),
    done: () => words.disconnected,
    after: () => undefined,
  })
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{services[service]}</span>
        <Badge tone={botName === null ? 'plain' : 'good'}>{botName ?? words.off}</Badge>
        {groups > 0 && <span className="text-small text-muted">{words.groups(groups)}</span>}
      </p>
      {secret && (
        <TextField
          label={words.secret}
          hint={words.secretHint(address)}
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      {botName === null ? (
        <ChatServiceForm service={service} address={address} connect={connect} />
      ) : (
        <div className="mt-3">
          <Button look="secondary" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {words.disconnect}
          </Button>
        </div>
      )}
    </>
  )
}
