import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

/** The port through which a message leaves. `send` never throws: nobody's answer waits for a mail server. */
export interface Mail {
  send(message: Message): Promise<void>
}

/** Without a mail server the operator reads the message in the log and passes it on. */
export const logMail = (log: Logger): Mail => ({
  send: async ({ to, subject, text }) =>
    log.warn({ to, subject, text }, 'no mail server is configured: message not sent'),
})

export function smtpMail(options: { url: string; from: string; log: Logger }): Mail {
  const { url, from, log } = options
  const transport = createTransport(url, { from })
  return {
    send: async (message) => {
      try {
        await transport.sendMail(message)
        log.info({ subject: message.subject }, 'message sent')
      } catch (error) {
        log.error({ err: error, subject: message.subject }, 'message could not be sent')
      }
    },
  }
}

/** `?from=craque@example.org` in the address names the sender; else one is made of the server's host. */
export function createMail({ smtpUrl, log }: { smtpUrl: string | undefined; log: Logger }): Mail {
  if (!smtpUrl) return logMail(log)
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? `Craque <craque@${url.hostname}>`
  url.searchParams.delete('from')
  return smtpMail({ url: url.href, from, log })
}
