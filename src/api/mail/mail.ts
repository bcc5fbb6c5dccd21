import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

/** Sends messages. `send` never throws, because no answer waits for a mail server. */
export interface Mail {
  send(message: Message): Promise<void>
}

/** Text that only the operator reads and nothing collects: unlike the log, it may show secrets. */
export interface Terminal {
  write(text: string): void
}

const asShown = ({ to, subject, text }: Message) =>
  `\n--- no mail server is configured (CRAQUE_SMTP_URL): pass this message on to ${to} ---\n${subject}\n\n${text}\n---\n`

/**
 * Without a mail server, the operator reads the message and passes it on. Its link or code may be a secret, so the log
 * gets only the subject.
 */
export const terminalMail = ({ log, terminal }: { log: Logger; terminal: Terminal }): Mail => ({
  send: async (message) => {
    terminal.write(asShown(message))
    log.warn({ subject: message.subject }, 'no mail server is configured: the message is on standard error')
  },
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

/**
 * `?from=craque@example.org` in the address names the sender. Without it, the sender is made from the server's host.
 */
export function createMail(options: { smtpUrl: string | undefined; log: Logger; terminal: Terminal }): Mail {
  const { smtpUrl, log, terminal } = options
  if (!smtpUrl) return terminalMail({ log, terminal })
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? `Craque <craque@${url.hostname}>`
  url.searchParams.delete('from')
  return smtpMail({ url: url.href, from, log })
}
