import type { ChatAdapter, ChatHosts } from './chat-adapter.ts'
import { callService, sentBy, type Answer } from './post-json.ts'

/** Slack reads these three characters as the beginning of its own markup. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The channel is archived, or somebody removed the webhook. */
const isGone = ({ status }: Answer) => status === 403 || status === 404 || status === 410

/**
 * BT5: the bot writes to Slack and reads nothing there. The address of a group is the path of its webhook, which is a
 * secret.
 */
export function createSlack(hosts: ChatHosts): ChatAdapter {
  return {
    service: 'slack',
    tell: async (address, { text }) => {
      const answer = await callService(`${hosts.slack}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: escaped(text) }),
      })
      return sentBy(answer, isGone)
    },
  }
}
