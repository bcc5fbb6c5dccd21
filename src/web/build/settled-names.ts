import { splitAt } from './read-blocks.ts'

const registered = /@property (--tw-[\w-]+)\{([^}]*)\}/g
const ruleBodies = /\{([^{}]*)\}/g

/**
 * Tailwind's rules speak to each other through variables. Of those that only one of them sets and nobody else reads, that nobody sets, or that nobody
 * reads, the value is written where it is used: each is a declaration, a first value and a registration less in every page.
 */
export function settleNames(css: string): string {
  const initial = new Map(Array.from(css.matchAll(registered), ([, name = '', body = '']) => [name, initialIn(body)]))
  let style = css
  for (const [name, first] of initial) style = settle(style, name, first)
  return style.replaceAll(/,(--tw-[\w-]+)(?=[,;}])/g, (mention, name: string) =>
    style.includes(`${name}:`) ? mention : '',
  )
}

const initialIn = (body: string) => /initial-value:([^;}]*)/.exec(body)?.[1]?.trim()

function settle(css: string, name: string, first: string | undefined): string {
  const without = css.replace(new RegExp(`@property ${name}\\{[^}]*\\}`), '').replace(initialValueOf(name), '')
  const bodies = Array.from(without.matchAll(ruleBodies), ([, body = '']) => splitAt(body, ';'))
  const readers = bodies.filter((body) => body.some((one) => one.includes(`var(${name}`)))
  const setters = bodies.filter((body) => body.some((one) => one.startsWith(`${name}:`)))
  if (readers.length === 0) return withoutMentions(without, name)
  if (setters.length === 0) return withoutMentions(written(without, name, first), name)
  const values = new Set(setters.flat().filter((one) => one.startsWith(`${name}:`)))
  const [value = ''] = values
  if (values.size > 1 || readers.some((body) => !body.includes(value))) return css
  return withoutMentions(written(without, name, value.slice(name.length + 1)), name)
}

/** In the list for browsers that know no registrations. */
const initialValueOf = (name: string) => new RegExp(`(?<=@layer properties\\{[^}]*)${name}:[^;}]*;?`)

/** A variable that is not set is what stands beside it, or its first value. */
const written = (css: string, name: string, value: string | undefined) =>
  css.replaceAll(new RegExp(`[^;{}]*var\\(${name}[,)][^;{}]*`, 'g'), (declaration) => {
    const replaced = declaration.replaceAll(
      new RegExp(`var\\(${name}(?:,((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*))?\\)`, 'g'),
      (_, instead: string | undefined) => value ?? instead?.trim() ?? '',
    )
    return replaced.replace(/: +/, ':').replaceAll(/ {2,}/g, ' ').trimEnd()
  })

const withoutMentions = (css: string, name: string) =>
  css.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), '').replaceAll(new RegExp(`,${name}(?![\\w-])`, 'g'), '')
