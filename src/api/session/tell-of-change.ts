import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { changeMessage, type AccountChange } from '#api/mail/change-message.ts'

/** Sends the message to the address that the account had before the change. The answer does not wait for it. */
export function mailChange(c: Context<AppEnv>, { to, change }: { to: string; change: AccountChange }): void {
  const { mail } = c.get('session')
  void mail.send(changeMessage({ to, change, language: c.get('language'), site: c.get('site') }))
}
