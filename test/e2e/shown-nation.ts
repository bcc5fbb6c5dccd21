import { nationOf } from '#domain/import/nation.ts'
import { nationName } from '#web/copy/format/nation-name.ts'

/** IM23: the Portuguese name of a country that a file names in English. */
export function shownNation(name: string): string {
  const nation = nationOf(name)
  if (!nation) throw new Error(`${name} is no country`)
  return nationName('pt-BR', nation.code)
}
