import type { Context } from 'hono'
import { moveGroup, noteGroupGone } from '#db/chat/chat-group.ts'
import {
  endHeard,
  giveHeardBack,
  noteSaid,
  storeReplies,
  takeHeard,
  type HeardMessage,
  type StoredReply,
} from '#db/chat/chat-heard.ts'
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

/** How long a service should wait before it repeats a message that another request is answering. */
export const AGAIN_SECONDS = 5

const heardOf = ({ service, key, from }: ChatMessage): HeardMessage => ({
  service,
  messageKey: key,
  userKey: from.key,
})

/**
 * BT5: a message that a service repeats is obeyed once. `work` gets the replies, and how many of them were already
 * sent.
 */
async function onlyOnce<T>(
  c: Context<AppEnv>,
  { heard, askApp }: { heard: ChatMessage; askApp: AskApp },
  work: (of: HeardMessage, replies: readonly StoredReply[], said: number) => Promise<T>,
): Promise<T | { over: readonly StoredReply[] } | 'in_progress'> {
  const { db } = c.get('session')
  const of = heardOf(heard)
  const taken = await takeHeard(db, of)
  if (taken.is === 'in_progress') return 'in_progress'
  if (taken.is === 'over') return { over: taken.replies }
  let { replies } = taken
  try {
    if (!replies) {
      replies = (await receiverOf(c, askApp)(heard)).map(({ text, isPrivate = false }) => ({ text, isPrivate }))
      await storeReplies(db, of, replies)
    }
    return await work(of, replies, taken.said)
  } catch (error) {
    await giveHeardBack(db, of, taken.said)
    throw error
  }
}

/** The replies for a gateway, which receives them as the HTTP answer. Undefined: another request is making them. */
export async function replyOnce(c: Context<AppEnv>, heard: ChatMessage, askApp: AskApp) {
  const { db } = c.get('session')
  const done = await onlyOnce(c, { heard, askApp }, async (of, replies) => {
    await endHeard(db, of, { keepsReplies: true })
    return { over: replies }
  })
  return done === 'in_progress' ? undefined : done.over
}

interface Heard {
  adapter: ChatAdapter
  heard: ChatMessage | ChatChange
  askApp: AskApp
}

/**
 * BT5: the bot answers a message through the adapter. Returns `later` if the service takes no reply now, or if another
 * request is answering. The service then repeats the message, and gets the replies that were not sent yet.
 */
export async function answerThrough(c: Context<AppEnv>, { adapter, heard, askApp }: Heard): Promise<Sent> {
  const { service } = adapter
  if (isChange(heard)) {
    await noteChange(c, service, heard)
    return { kind: 'sent' }
  }
  const { db } = c.get('session')
  const done = await onlyOnce(c, { heard, askApp }, async (of, replies, said): Promise<Sent> => {
    for (const [at, reply] of replies.entries()) {
      if (at < said) continue
      // The key of a person is also the address of their private chat with the bot.
      const to = reply.isPrivate && heard.isGroup ? heard.from.key : heard.address
      // Noted first: after a crash in between, no reply is sent twice.
      await noteSaid(db, of, at + 1)
      const sent = await adapter.tell(to, reply)
      if (sent.kind === 'later') {
        await giveHeardBack(db, of, at)
        return sent
      }
      // `gone` after a private reply concerns only that person, who never opened a private chat with the bot or blocked
      // it. The group still exists.
      if (sent.kind === 'gone' && to === heard.address) await noteGroupGone(db, service, heard.address)
      if (sent.kind === 'refused') c.get('log').warn({ service, detail: sent.detail }, 'a chat refused a reply')
    }
    await endHeard(db, of)
    return { kind: 'sent' }
  })
  if (done === 'in_progress') return { kind: 'later', seconds: AGAIN_SECONDS }
  return 'over' in done ? { kind: 'sent' } : done
}
