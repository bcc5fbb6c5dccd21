import type { Where } from '#jobs/football-files/said.ts'
import type { ClubSaid, PerformanceSaid, PlayerSaid } from '#jobs/import/said/statement.ts'
import { roleOf } from './cartola-role.ts'
import type { CartolaRound } from './cartola-rounds.ts'
import type { CartolaRow } from './cartola-row.ts'
import type { RoundRow } from './cartola-season.ts'

const keyOf = ({ athleteId }: CartolaRow) => `cartola:${athleteId}`

interface SeasonRead {
  clubs: ReadonlyMap<string, ClubSaid>
  players: ReadonlyMap<string, PlayerSaid>
  performances: readonly PerformanceSaid[]
}

/** The players of a season, and what everybody did in the known rounds. */
export function readSeason(rounds: readonly CartolaRound[]): SeasonRead {
  const clubs = new Map<string, ClubSaid>()
  const players = new Map<string, PlayerSaid>()
  const performances: PerformanceSaid[] = []
  const last = new Map<number, PerformanceSaid>()

  function addPlayer(row: CartolaRow, where: Where): string[] {
    const key = keyOf(row)
    const before = players.get(key)
    const club = row.club || before?.club || ''
    const name = row.name || before?.name || ''
    if (row.position === 'coach' || club === '' || name === '') return []
    if (!clubs.has(club)) clubs.set(club, { where, name: club })
    const price = before?.price ?? row.priceHundredths
    players.set(key, { where, key, name, club, position: row.position, price })
    return before && before.club !== club ? [club, before.club] : [club]
  }

  function addRow(of: RoundRow, { file: { file, roundId, hasPoints }, state }: CartolaRound): void {
    const { row, scouts, tookPart, isKnown, correctsEarlier } = of
    const where = { file, line: row.line }
    const clubsOfPlayer = addPlayer(row, where)
    const position = roleOf(of)
    const earlier = last.get(row.athleteId)
    if (correctsEarlier && earlier) earlier.published = { damage: 'corrected_later' }
    if (state.kind !== 'known' || position === 'coach') return
    if (!tookPart && Object.keys(scouts).length === 0) return
    // JN3: the row's club is unknown. If the player took part, the row counts as not imported.
    if (clubsOfPlayer.length === 0 && !tookPart) return
    const damage = hasPoints ? (isKnown ? undefined : 'scouts_of_other_rounds') : 'points_not_in_file'
    const performance: PerformanceSaid = {
      where,
      playerKey: keyOf(row),
      clubs: clubsOfPlayer,
      round: roundId,
      scouts,
      tookPart,
      published: damage ? { damage } : { hundredths: row.publishedHundredths },
      ...(position !== row.position && { position }),
    }
    performances.push(performance)
    last.set(row.athleteId, performance)
  }

  for (const round of rounds) for (const row of round.rows) addRow(row, round)
  return { clubs, players, performances }
}

/** A text for each round, which changes when anything that its players did changes. */
export function roundDigests({ performances }: Pick<SeasonRead, 'performances'>): Map<number, string> {
  const said = new Map<number, string[]>()
  for (const { where: _place, round, playerKey, ...deed } of performances) {
    const ofRound = said.get(round) ?? []
    ofRound.push(`${playerKey} ${JSON.stringify(deed)}`)
    said.set(round, ofRound)
  }
  return new Map([...said].map(([round, lines]) => [round, lines.sort().join('\n')]))
}
