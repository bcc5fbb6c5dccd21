import type { Context } from 'hono'
import { moveGroup, noteGroupGone } from '#db/chat/chat-group.ts'
import type { AppEnv } from '#api/http/context.ts'
import type { AskApp } from '#api/http/page.ts'
import type { ChatAdapter, ChatChange, ChatMessage, Receive, Sent } from './chat-adapter.ts'
import { createChat } from './create-chat.ts'

export function receiverOf(c: Context<AppEnv>, askApp: AskApp): Receive {
  const { db, digest } = c.get('session')
  return createChat({ db, digest, askApp, site: c.get('site') })
}

const isChange = (heard: ChatMessage | ChatChange): heard is ChatChange => 'kind' in heard

export async function noteChange(c: Context<AppEnv>, service: ChatAdapter['service'], change: ChatChange) {
  const { db } = c.get('session')
  if (change.kind === 'left') await noteGroupGone(db, service, change.address)
  else await moveGroup(db, { service, from: change.from, to: change.to })
}

interface Heard {
  adapter: ChatAdapter
  heard: ChatMessage | ChatChange
  askApp: AskApp
}

/** What came in is answered through the adapter. The worst outcome is returned: a service that must wait asks again. */
export async function answerThrough(c: Context<AppEnv>, { adapter, heard, askApp }: Heard): Promise<Sent> {
  const { service } = adapter
  if (isChange(heard)) {
    await noteChange(c, service, heard)
    return { kind: 'sent' }
  }
  for (const reply of await receiverOf(c, askApp)(heard)) {
    // Alone with the bot, the address of the chat is the person.
    const to = reply.isPrivate && heard.isGroup ? heard.from.key : heard.address
    const sent = await adapter.tell(to, reply)
    if (sent.kind === 'later') return sent
    // A person who has never written to the bot alone cannot be told anything alone; the group is still there.
    if (sent.kind === 'gone' && to === heard.address) await noteGroupGone(c.get('session').db, service, heard.address)
    if (sent.kind === 'refused') c.get('log').warn({ service, detail: sent.detail }, 'a chat refused a reply')
  }
  return { kind: 'sent' }
}
