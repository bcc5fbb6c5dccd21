import type { MatchSaid } from '#jobs/football-files/said.ts'

const WORD = '(?:matchday|round|rodada|jornada|fecha|spieltag)'
/** `Matchday 3`, `3`, `3ª rodada`, `Rodada nº 3`, `3rd round`. */
const NUMBERED = new RegExp(
  String.raw`^(?:${WORD}\s*(?:n[ºo°]?\.?\s*)?)?(\d{1,3})\s*(?:ª|º|°|\.|a|o|st|nd|rd|th)?\s*${WORD}?$`,
  'i',
)

/** The number in a round's name, which two sheets may write differently; undefined if the name is not of this form. */
export const roundNumberOf = (text: string): number | undefined => {
  const number = NUMBERED.exec(text.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}

export interface NumberedMatch {
  said: MatchSaid
  round: number
  /** The name of a stage of the knock-out. */
  stage?: string
}

const whenOf = ({ date, time = '' }: MatchSaid) => `${date} ${time}`

/** Within groups and in files without numbers, a match's round is one more than the later of its clubs' last rounds. */
function countRounds(matches: readonly MatchSaid[]): Map<MatchSaid, number> {
  const played = new Map<string, number>()
  const rounds = new Map<MatchSaid, number>()
  for (const match of [...matches].sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1))) {
    const round = Math.max(played.get(match.home) ?? 0, played.get(match.away) ?? 0) + 1
    rounds.set(match, round)
    for (const club of [match.home, match.away]) played.set(club, round)
  }
  return rounds
}

/**
 * Rounds as the market numbers them, from 1. A league's file numbers them or not. A cup's groups have a day instead of
 * a round, and its later stages a name: those follow in the order in which they begin.
 */
export function numberRounds(matches: readonly MatchSaid[]): NumberedMatch[] {
  const isCup = matches.some(({ group }) => group !== undefined)
  const unnumbered = matches.filter(({ round, group }) => group !== undefined || (!isCup && round.trim() === ''))
  const counted = countRounds(unnumbered)
  const stages = new Map<string, string>()
  for (const match of matches) {
    if (counted.has(match) || (!isCup && roundNumberOf(match.round) !== undefined)) continue
    const first = stages.get(match.round)
    if (first === undefined || whenOf(match) < first) stages.set(match.round, whenOf(match))
  }
  const numberOf = (said: MatchSaid) =>
    counted.get(said) ?? (stages.has(said.round) ? undefined : roundNumberOf(said.round))
  const before = Math.max(0, ...matches.map((said) => numberOf(said) ?? 0))
  const order = [...stages].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([stage]) => stage)
  return matches.map((said) => {
    const round = numberOf(said)
    if (round !== undefined) return { said, round }
    return { said, round: before + 1 + order.indexOf(said.round), stage: said.round }
  })
}
