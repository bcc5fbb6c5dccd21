import { nationOf } from '#domain/import/nation.ts'
import { nationName } from '#web/copy/format/nation-name.ts'

/** IM23: how a Brazilian page calls a country that a file calls in English. */
export function shownNation(name: string): string {
  const nation = nationOf(name)
  if (!nation) throw new Error(`${name} is no country`)
  return nationName('pt-BR', nation.code)
}
