import { useApp } from '#web/app-context.ts'
import type { Language } from '#contract/language.ts'

const namers = new Map<Language, Intl.DisplayNames>()

export function countryName(language: Language, code: string): string {
  let namer = namers.get(language)
  if (!namer) {
    namer = new Intl.DisplayNames(language, { type: 'region' })
    namers.set(language, namer)
  }
  return namer.of(code) ?? code
}

/** Two letters of the regional alphabet are drawn as the flag. */
const flagOf = (code: string) =>
  Array.from(code, (letter) => String.fromCodePoint(0x1f1e6 + (letter.codePointAt(0) ?? 65) - 65)).join('')

export function Country({ code }: { code: string }) {
  const { language } = useApp()
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden>{flagOf(code)}</span> {countryName(language, code)}
    </span>
  )
}
