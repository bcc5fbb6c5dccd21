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
  /** The address of this server. */
  site: string
  /** The address that stops all mail with one press, without signing in. */
  unsubscribe: string
}

interface Drawn {
  hello: string
  lines: readonly { text: string; link: string }[]
  more: string
  settings: string
}

/** The colours are those of the light theme. Mail programs support few styles, and only on the elements themselves. */
function drawn({ hello, lines, more, settings }: Drawn): string {
  const items = lines.map(
    ({ text, link }) =>
      `<p style="margin:0;padding:14px 0;border-top:1px solid #ddd8c9"><a href="${escaped(link)}" style="color:#0a6b3d;font-weight:600;text-decoration:none">${escaped(text)}</a></p>`,
  )
  return [
    '<div style="background:#f5f3ec;padding:24px 12px;color:#14211b;font:16px/1.5 system-ui,-apple-system,sans-serif">',
    '<div style="max-width:560px;margin:0 auto">',
    '<p style="margin:0 0 16px;font-size:20px;font-weight:800"><span style="color:#e0a800">●</span> Craque</p>',
    '<div style="background:#fffdf8;border:1px solid #ddd8c9;border-radius:14px;padding:20px 20px 8px">',
    `<p style="margin:0 0 14px">${escaped(hello)}</p>${items.join('')}</div>`,
    `<p style="margin:16px 0 0;color:#58695f;font-size:14px">${escaped(more)} <a href="${escaped(settings)}" style="color:#58695f">${escaped(settings)}</a></p>`,
    '</div></div>',
  ].join('')
}

/** NT9: one message with everything due to a person, as text and as HTML. */
export function noticeMail({ to, name, notices, words, site, unsubscribe }: Input): Message {
  const lines = notices.map((notice) => ({
    text: ofKind(words.lines, notice),
    link: site + addressIn(notice.championship ?? undefined, noticePath(notice)),
  }))
  const [first] = lines
  const settings = `${site}/avisos`
  return {
    to,
    subject: lines.length === 1 && first ? `Craque: ${first.text}` : words.mail.subject(lines.length),
    text: [
      words.mail.hello(name),
      ...lines.map(({ text, link }) => `- ${text}\n  ${link}`),
      `${words.mail.settings} ${settings}`,
    ].join('\n\n'),
    html: drawn({ hello: words.mail.hello(name), lines, more: words.mail.settings, settings }),
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
