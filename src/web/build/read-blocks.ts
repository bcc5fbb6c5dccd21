import { endOf } from '#web/document/end-of.ts'

/** A rule, a group of them such as `@media`, or a statement, which has no body. */
export interface Block {
  prelude: string
  body: string | undefined
}

export function readBlocks(css: string): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < css.length) {
    const opened = endOf(css, at, '{;')
    const prelude = css.slice(at, opened).trim()
    if (css[opened] !== '{') {
      if (prelude) blocks.push({ prelude, body: undefined })
      at = opened + 1
      continue
    }
    const closed = endOf(css, opened + 1, '}')
    blocks.push({ prelude, body: css.slice(opened + 1, closed) })
    at = closed + 1
  }
  return blocks
}

export const written = ({ prelude, body }: Block) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)

/** At a sign that nothing hides. */
export function splitAt(text: string, sign: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const end = endOf(text, at, sign)
    parts.push(text.slice(at, end))
    at = end + 1
  }
  return parts
}
