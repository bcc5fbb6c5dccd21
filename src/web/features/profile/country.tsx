import { useApp } from '#web/base/app-context.ts'
import { Flag } from '#web/ui/flag.tsx'
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

export function Country({ code }: { code: string }) {
  const { language } = useApp()
  return (
    <span className="whitespace-nowrap">
      <Flag country={code} /> {countryName(language, code)}
    </span>
  )
}
