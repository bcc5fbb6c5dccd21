import type { Problem } from '#domain/import/problem.ts'
import { cardScouts, withCleanSheet } from '#domain/scoring/full-time.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { plainName } from '#jobs/football-files/club-aliases.ts'
import type { GoalSaid, MatchSaid, Where } from '#jobs/football-files/said.ts'
import type { StoredMatch } from '#jobs/import/model/model.ts'
import type { KnownPlayer, PerformanceSaid } from '#jobs/import/said/statement.ts'
import { createMatchFinder, type SheetMatch, type Side } from './find-match.ts'
import type { Cell, Tell } from './sheet.ts'
import { dateIn, minutesIn, positionIn, wholeIn, yesIn, type MinuteIn } from './template-cells.ts'
import { COUNTED_SCOUTS } from './template-scouts.ts'

/** A line of the match sheet as it is written: what one player did in the match of their club in a round. */
export interface SheetLine {
  where: Where
  round: string
  /** The date of the match, if given: it distinguishes two matches of a round. */
  date?: string
  club: string
  player: string
  id: string
  tookPart: boolean
  /** The player's position in this match, if given. */
  position?: Position
  scouts: ScoutCounts
  goals: readonly MinuteIn[]
  ownGoals: readonly MinuteIn[]
}

export function readSheetLine(cell: Cell, where: Where, { tell, modality }: { tell: Tell; modality: Modality }) {
  const bad = (column: string) => tell('bad_cell', { column, value: cell(column) })
  for (const column of ['rodada', 'clube', 'jogador'])
    if (cell(column) === '' && !(column === 'jogador' && cell('id') !== '')) return tell('name_missing', { column })
  const counts: ScoutCounts = {}
  for (const scout of COUNTED_SCOUTS) {
    if (cell(scout) === '') continue
    const count = wholeIn(cell(scout))
    if (count === undefined) return bad(scout)
    if (count > 0 || scout === 'goalConceded') counts[scout] = count
  }
  const date = dateIn(cell('data'))
  if (cell('data') !== '' && date === undefined) return tell('bad_date', { value: cell('data') })
  const tookPart = yesIn(cell('jogou'))
  if (tookPart === undefined) return bad('jogou')
  const position = cell('posicao') === '' ? undefined : positionIn(cell('posicao'), modality)
  if (cell('posicao') !== '' && (position === undefined || position === 'coach'))
    return tell('bad_position', { value: cell('posicao') })
  const [goals, ownGoals] = [minutesIn(cell('minutos')), minutesIn(cell('minutosContra'))]
  if (!goals || goals.length > (counts.goal ?? 0)) return bad('minutos')
  if (!ownGoals || ownGoals.length > (counts.ownGoal ?? 0)) return bad('minutosContra')
  const { yellowCard = 0, redCard = 0, ...others } = counts
  const line: SheetLine = {
    where,
    round: cell('rodada'),
    club: cell('clube'),
    player: cell('jogador'),
    id: cell('id'),
    tookPart,
    scouts: { ...others, ...cardScouts({ yellows: yellowCard, straightRed: redCard > 0 }) },
    goals,
    ownGoals,
    ...(date !== undefined && { date }),
    ...(position && position !== 'coach' && { position }),
  }
  return line
}

interface FoundLine {
  line: SheetLine
  player: KnownPlayer
  match: SheetMatch
  side: Side
  role: Position
}

const scoreOf = ({ result }: MatchSaid) => result?.extraTime ?? result?.score ?? { home: 0, away: 0 }
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const nameIn = (club: string, name: string) => `${plainName(club)}/${plainName(name)}`

/** The player and the match of each line; anything that cannot be found is reported. */
function findLines(lines: readonly SheetLine[], { players, matches, stored, timeZone }: Known) {
  const problems: Problem[] = []
  const found: FoundLine[] = []
  const byName = new Map(players.map((player) => [nameIn(player.club, player.name), player]))
  const byKey = new Map(players.map((player) => [player.key, player]))
  const findMatches = createMatchFinder({ matches, stored, timeZone })
  const seen = new Set<string>()
  for (const line of lines) {
    const { where, round, club, player: name, id } = line
    const tell = (code: Problem['code'], values: Problem['values']) => problems.push({ ...where, code, values })
    const player = id === '' ? byName.get(nameIn(club, name)) : byKey.get(`sheet:${id}`)
    const [match, ...others] = findMatches(line)
    if (!player) tell('unknown_player', { name: name || id, club })
    else if (!match) tell('unknown_match', { round, club })
    else if (others.length > 0)
      tell('two_matches', { round, club, dates: [match, ...others].map(({ said }) => said.date).join(', ') })
    else if (!match.said.result) tell('match_without_result', { round, club })
    else if (seen.size === seen.add(`${match.storedKey ?? ''}|${match.round}|${match.said.date}|${player.key}`).size)
      tell('duplicate_line', { name })
    else found.push({ line, player, match, side: match.side, role: line.position ?? player.position })
  }
  return { found, problems }
}

/**
 * SC3, SC4: adds the goals conceded and the clean sheet, which follow from the score. With two goalkeepers only the
 * sheet can say how many goals each conceded.
 */
function scoutsOf({ line, match, side, role }: FoundLine, keepers: number): ScoutCounts {
  const conceded = scoreOf(match.said)[other(side)]
  const isOnlyKeeper = role === 'Goleiro' && line.tookPart && keepers === 1
  const { goalConceded = isOnlyKeeper ? conceded : 0, ...scouts } = line.scouts
  const counted = goalConceded > 0 ? { ...scouts, goalConceded } : scouts
  return withCleanSheet(counted, { position: role, played: line.tookPart, conceded })
}

function goalsOf(lines: readonly FoundLine[]): GoalSaid[] {
  return lines.flatMap(({ line, player, side }): GoalSaid[] => {
    const by = { name: player.name, playerKey: player.key }
    return [
      ...line.goals.map((goal) => ({ ...by, ...goal, side, isOwn: false })),
      ...line.ownGoals.map((goal) => ({ ...by, ...goal, side: other(side), isOwn: true })),
    ]
  })
}

function goalProblems(said: MatchSaid, lines: readonly FoundLine[]): Problem[] {
  const score = scoreOf(said)
  const where = lines[0]?.line.where ?? said.where
  return (['home', 'away'] as const).flatMap((of) => {
    const told = lines.reduce(
      (sum, { line, side }) => sum + ((side === of ? line.scouts.goal : line.scouts.ownGoal) ?? 0),
      0,
    )
    if (told === score[of]) return []
    return [{ ...where, code: 'goals_differ' as const, values: { club: said[of], said: told, score: score[of] } }]
  })
}

const hasMinutes = ({ goals, ownGoals }: SheetLine) => goals.length + ownGoals.length > 0

interface Known {
  players: readonly KnownPlayer[]
  matches: readonly MatchSaid[]
  /** The stored matches. */
  stored: readonly StoredMatch[]
  timeZone: string
}

export interface SheetSaid {
  performances: PerformanceSaid[]
  /** The same matches, with their goals if the minute of every goal is known. */
  matches: MatchSaid[]
  problems: Problem[]
}

/** What the match sheets say about players and goals. */
export function readMatchSheet(lines: readonly SheetLine[], known: Known): SheetSaid {
  const { matches } = known
  const { found, problems } = findLines(lines, known)
  const byMatch = new Map<MatchSaid, FoundLine[]>()
  const keepers = new Map<string, number>()
  const keeperOf = ({ match, side }: FoundLine) => `${match.round}|${match.said.date}|${match.said[side]}`
  for (const one of found) {
    byMatch.set(one.match.said, [...(byMatch.get(one.match.said) ?? []), one])
    if (one.role === 'Goleiro' && one.line.tookPart) keepers.set(keeperOf(one), (keepers.get(keeperOf(one)) ?? 0) + 1)
  }
  const minutes = found.find(({ line, match }) => match.storedKey !== undefined && hasMinutes(line))
  if (minutes) problems.push({ ...minutes.line.where, code: 'minutes_not_used', values: {} })
  for (const [said, ofMatch] of byMatch) problems.push(...goalProblems(said, ofMatch))
  return {
    problems,
    performances: found.map((one) => ({
      where: one.line.where,
      playerKey: one.player.key,
      clubs: [one.line.club],
      round: one.match.round,
      day: one.match.said.date,
      ...(one.match.storedKey !== undefined && { matchKey: one.match.storedKey, side: one.side }),
      scouts: scoutsOf(one, keepers.get(keeperOf(one)) ?? 0),
      tookPart: one.line.tookPart,
      ...(one.role !== one.player.position && { position: one.role }),
    })),
    matches: matches.map((said) => {
      const goals = goalsOf(byMatch.get(said) ?? [])
      const { home, away } = scoreOf(said)
      return goals.length > 0 && goals.length === home + away ? { ...said, goals } : said
    }),
  }
}
