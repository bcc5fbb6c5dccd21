import type { Notice } from '#contract/notice.ts'
import { noticePath, ofKind } from '#contract/notice-path.ts'
import type { Message } from '#api/mail/mail.ts'
import { addressIn } from '#web/base/championship.ts'
import type { NoticeCopy } from '#web/copy/pt-BR/notice.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Input {
  to: string
  name: string
  notices: readonly Notice[]
  words: NoticeCopy
  /** Where people reach us. */
  site: string
  /** Stops all mail at one press, without signing in. */
  unsubscribe: string
}

/** NT9: one message for all that is due to somebody, as text and as HTML. */
export function noticeMail({ to, name, notices, words, site, unsubscribe }: Input): Message {
  const lines = notices.map((notice) => ({
    text: ofKind(words.lines, notice),
    link: site + addressIn(notice.championship ?? undefined, noticePath(notice)),
  }))
  const [first] = lines
  const settings = `${site}/avisos`
  const items = lines.map(({ text, link }) => `<li><a href="${escaped(link)}">${escaped(text)}</a></li>`)
  return {
    to,
    subject: lines.length === 1 && first ? `Craque: ${first.text}` : words.mail.subject(lines.length),
    text: [
      words.mail.hello(name),
      ...lines.map(({ text, link }) => `- ${text}\n  ${link}`),
      `${words.mail.settings} ${settings}`,
    ].join('\n\n'),
    html: `<p>${escaped(words.mail.hello(name))}</p><ul>${items.join('')}</ul><p>${escaped(words.mail.settings)} <a href="${escaped(settings)}">${escaped(settings)}</a></p>`,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
