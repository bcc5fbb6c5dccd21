import type { Problem } from '#domain/import/problem.ts'
import type { Where } from '#jobs/football-files/said.ts'
import type { ClubSaid, Damage, PerformanceSaid, PlayerSaid, Statement } from '#jobs/import/said/statement.ts'
import type { CartolaFile } from './cartola-file.ts'
import { roleOf } from './cartola-role.ts'
import type { CartolaRow } from './cartola-row.ts'
import { seasonOf, type RoundRow } from './cartola-season.ts'

const keyOf = ({ athleteId }: CartolaRow) => `cartola:${athleteId}`

/** A file can be held against its points when it follows the one of the round before. */
function damageOf(file: CartolaFile, previousRound: number): Damage | undefined {
  if (file.roundId !== previousRound + 1) return 'no_previous_round'
  return file.hasPoints ? undefined : 'points_not_in_file'
}

function seasonReader() {
  const clubs = new Map<string, ClubSaid>()
  const players = new Map<string, PlayerSaid>()
  const coaches = new Map<number, Where>()
  const performances: PerformanceSaid[] = []
  const last = new Map<number, PerformanceSaid>()

  function addPlayer(row: CartolaRow, where: Where): string[] {
    const key = keyOf(row)
    const before = players.get(key)
    const club = row.club || before?.club || ''
    if (row.position === 'coach') {
      coaches.set(row.athleteId, where)
      return []
    }
    if (club === '' || row.name === '') return []
    if (!clubs.has(club)) clubs.set(club, { where, name: club })
    const price = before?.price ?? row.priceHundredths
    players.set(key, { where, key, name: row.name, club, position: row.position, price })
    return before && before.club !== club ? [club, before.club] : [club]
  }

  function addRow(round: RoundRow, { file, roundId }: CartolaFile, damage: Damage | undefined): void {
    const { row, scouts, tookPart, isKnown, correctsEarlier } = round
    const where = { file, line: row.line }
    const clubsOfHis = addPlayer(row, where)
    const position = roleOf(round)
    const earlier = last.get(row.athleteId)
    if (correctsEarlier && earlier) earlier.published = { damage: 'corrected_later' }
    if (clubsOfHis.length === 0 || position === 'coach') return
    if (!tookPart && Object.keys(scouts).length === 0) return
    const why = damage ?? (isKnown ? undefined : 'scouts_of_other_rounds')
    const performance = {
      where,
      playerKey: keyOf(row),
      clubs: clubsOfHis,
      round: roundId,
      scouts,
      tookPart,
      published: why ? { damage: why } : { hundredths: row.publishedHundredths },
      ...(position !== row.position && { position }),
    }
    performances.push(performance)
    last.set(row.athleteId, performance)
  }

  return { clubs, players, coaches, performances, addRow }
}

/** A season's round files together: totals become rounds only in their order. */
export function cartolaStatement(files: readonly CartolaFile[]): Statement {
  const season = seasonOf()
  const reader = seasonReader()
  const problems: Problem[] = []
  const sorted = [...files].sort((a, b) => a.roundId - b.roundId)
  let previousRound = 0
  for (const file of sorted) {
    // The market before the season holds who plays, and no round.
    if (file.roundId === previousRound && file.roundId > 0)
      problems.push({ file: file.file, line: null, code: 'round_twice', values: { round: file.roundId } })
    const damage = damageOf(file, previousRound)
    const rounds = season.addRound(file.roundId, file.rows)
    for (const round of rounds) reader.addRow(round, file, damage)
    // A copy from before the round says nothing of it: the next one holds the scouts of both.
    if (rounds.some(({ tookPart }) => tookPart)) previousRound = file.roundId
  }
  const { clubs, players, coaches, performances } = reader
  const [firstCoach] = coaches.values()
  if (firstCoach)
    problems.push({ file: firstCoach.file, line: null, code: 'coaches_left_out', values: { count: coaches.size } })
  return {
    scoredBy: 'cartola',
    timeZone: 'America/Sao_Paulo',
    clubs: [...clubs.values()],
    players: [...players.values()],
    matches: [],
    performances,
    problems,
  }
}
