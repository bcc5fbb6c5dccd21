export const CHAT_SERVICES = ['telegram', 'discord', 'slack', 'whatsapp'] as const
export type ChatService = (typeof CHAT_SERVICES)[number]

/** Services in which people write to the bot. Slack only gets messages. */
export const HEARING_SERVICES = ['telegram', 'discord', 'whatsapp'] as const satisfies readonly ChatService[]
export type HearingService = (typeof HEARING_SERVICES)[number]

/** BT6: the kinds of news that a group can choose. */
export const CHAT_TOPICS = ['deadline', 'goals', 'round'] as const
export type ChatTopic = (typeof CHAT_TOPICS)[number]
