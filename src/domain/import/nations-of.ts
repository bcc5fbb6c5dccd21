import { nationOf } from './nation.ts'

const FEWEST_CLUBS = 4
const KNOWN_SHARE = 0.75

/**
 * IM23: the codes of countries by the names of their teams, if the championship is one of national teams. Among clubs,
 * a single one with the name of a country is no national team.
 */
export function nationsOf(clubNames: readonly string[]): Record<string, string> {
  const known = clubNames.flatMap((name): [string, string][] => {
    const nation = nationOf(name)
    return nation ? [[name, nation.code]] : []
  })
  const isOfNations = clubNames.length >= FEWEST_CLUBS && known.length >= clubNames.length * KNOWN_SHARE
  return isOfNations ? Object.fromEntries(known) : {}
}
