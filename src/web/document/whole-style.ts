import { lackingRules } from './lacking-rules.ts'

declare global {
  interface Window {
    /** Where it is, and what was answered. */
    wholeStyle?: [href: string, asked: Promise<Response | undefined>]
  }
}

/** All at once would keep a phone from answering for a moment. Where nobody looks, it is: timers are rare there. */
const RULES_A_TASK = 200

/**
 * Nothing is drawn by scripts before its style is there, or cannot be had. Only the rules that the page lacks are added, or the browser would style
 * and lay out all of it again.
 */
export async function addWholeStyle(): Promise<void> {
  if (!window.wholeStyle) return
  const [href, asked] = window.wholeStyle
  try {
    const answer = await asked
    if (!answer?.ok) throw new Error(href)
    await addRules(await answer.text())
  } catch {
    await new Promise((done) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href,
        onload: done,
        onerror: done,
      })
      document.head.append(link)
    })
  }
}

async function addRules(sheet: string): Promise<void> {
  const lines = lackingRules(sheet, document.querySelector('style[data-page]')?.textContent ?? '')
  const sheets: CSSStyleSheet[] = []
  while (lines.length > 0) {
    const some = new CSSStyleSheet()
    some.replaceSync(lines.splice(0, document.hidden ? Infinity : RULES_A_TASK).join(''))
    sheets.push(some)
    await new Promise((next) => setTimeout(next))
  }
  document.adoptedStyleSheets.push(...sheets)
}
