import type { ChatCopy } from '#web/copy/pt-BR/chat.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('en')

export const chat: ChatCopy = {
  services: { telegram: 'Telegram', discord: 'Discord', slack: 'Slack', whatsapp: 'WhatsApp' },
  account: {
    title: 'Linked chats',
    lead: 'Link your account to a chat to pick by message: “Fla 2x1, Inter empata”.',
    none: 'No chat is linked. Write to the bot in private and send /account: it answers with a link to this page.',
    since: (date) => `since ${date}`,
    unlink: 'Unlink',
    unlinkNamed: (service) => `Unlink from ${service}`,
    unlinked: 'Chat unlinked.',
    asks: (service, name) => `Link your account to the ${service} of ${name}?`,
    warning: 'Whoever writes from that chat account can pick for you. Confirm only if you asked the bot for the link.',
    signInFirst: 'Sign in or create an account, then open the link of the bot again.',
    confirm: 'Link my account',
    confirmed: 'Done. Go back to the chat and send a pick.',
  },
  groups: {
    title: 'Chat groups',
    lead: 'The group is told about deadlines, goals that change the table, and the table of each round. Members can pick there, too.',
    noService: 'The operator of this server has not connected any chat yet.',
    none: 'No groups yet.',
    makeCode: 'Link a group',
    code: (bots) => `Put the bot into the group (${bots}) and send there:`,
    codeHint: (date) => `The code works once, until ${date}.`,
    gone: 'The bot left this group. To come back, put it in again and send another code.',
    said: 'last message',
    neverSaid: 'no message yet',
    wants: 'What the group receives',
    topics: {
      deadline: 'Deadline: 2 hours before, who is missing',
      goals: 'Goals that change the table',
      round: 'The table of each round, with a picture',
    },
    quiet: 'Quiet hours',
    from: 'From',
    to: 'To',
    save: 'Save',
    saved: 'Saved.',
    preview: 'See how it looks',
    nothing: 'There is nothing to show yet: nobody has points and no round is over.',
    now: 'would be sent now',
    example: 'example',
    addSlack: 'Link a Slack channel',
    slackTitle: 'Name of the channel',
    slackAddress: 'Address of the webhook',
    slackHint: 'Slack shows it under “Incoming Webhooks”. The channel only receives messages; nobody can pick there.',
    unlink: 'Unlink the group',
    unlinked: 'Group unlinked.',
    settings: (title) => `Settings of ${title}`,
    open: 'Settings',
  },
  operator: {
    title: 'Chats',
    lead: 'Bots that groups use to follow pools and to pick by message. Secrets are shown only once.',
    off: 'off',
    groups: (count) => format.plural(count, { one: '# group', other: '# groups' }),
    connect: 'Connect',
    connected: (bot) => `${bot} is connected.`,
    disconnect: 'Disconnect',
    disconnected: 'Disconnected.',
    reason: (reason) => `The service answered: ${reason}`,
    fields: {
      token: 'Token of the bot',
      applicationId: 'Application ID',
      publicKey: 'Public Key',
      gateway: 'Address of the gateway (optional)',
    },
    hints: {
      telegram: (_address) =>
        'Telegram’s BotFather gives you the token when you create a bot. This server needs an https address.',
      discord: (address) =>
        `From the developer portal of Discord. Once it is connected, paste there as “Interactions Endpoint URL”: ${address}`,
      whatsapp: (_address) => 'For your own WhatsApp gateway. The secret is made here and shown once.',
    },
    secret: 'Secret of the gateway',
    secretHint: (address) =>
      `Copy it now: it will not be shown again. The gateway sends messages to ${address} and signs them with it.`,
  },
}
