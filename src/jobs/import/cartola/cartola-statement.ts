import { createHash } from 'node:crypto'
import type { RoundFileRow } from '#db/import/stored-season.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { RoundNews, Statement } from '#jobs/import/said/statement.ts'
import { roundInName, type CartolaFile } from './cartola-file.ts'
import type { CartolaRow } from './cartola-row.ts'
import { readSeason, roundDigests } from './cartola-reader.ts'
import { mostGames, roundsOfSeason, type CartolaRound } from './cartola-rounds.ts'

/** A file with other line numbers has the same content. */
const digestOf = ({ rows, hasPoints }: CartolaFile) =>
  createHash('sha256')
    .update(JSON.stringify([hasPoints, ...rows.map(({ line: _line, ...row }) => row)]))
    .digest('base64url')

/** Different copies of one round, of which neither has counted more than the other: nobody can tell which is right. */
function roundsTwice(files: readonly CartolaFile[]): Problem[] {
  return files.flatMap(({ file, roundId, ...one }, at) => {
    const isTwice = files
      .slice(0, at)
      .some(
        (other) =>
          other.roundId === roundId && mostGames(other) === mostGames(one) && other.hasPoints === one.hasPoints,
      )
    return isTwice && roundId > 0
      ? [{ file, line: null, code: 'round_twice' as const, values: { round: roundId } }]
      : []
  })
}

/** The files that nobody has imported before. */
function freshOf(files: readonly CartolaFile[], known: readonly CartolaFile[]) {
  const seen = new Set(known.map((file) => `${file.roundId} ${digestOf(file)}`))
  return files.flatMap((file) => {
    const digest = digestOf(file)
    return seen.size === seen.add(`${file.roundId} ${digest}`).size ? [] : [{ file, digest }]
  })
}

const rowsWithPoints = ({ file }: CartolaRound) =>
  file.rows.filter(({ position, publishedHundredths }) => position !== 'coach' && publishedHundredths !== 0).length

/** Rounds that the importing person should read about: of the files, changed, waiting or not counted. */
function newsOf(
  rounds: readonly CartolaRound[],
  given: ReadonlySet<number>,
  changed: ReadonlySet<number>,
): RoundNews[] {
  return rounds.flatMap((one): RoundNews[] => {
    const { file, state } = one
    const round = file.roundId
    const news = { isInThisImport: given.has(round), isChanged: changed.has(round) }
    if (round === 0 || (!news.isInThisImport && !news.isChanged && state.kind === 'known')) return []
    const waitsFor = state.kind === 'waiting' ? state.for : null
    return [{ round, file: file.file, state: state.kind, waitsFor, rows: rowsWithPoints(one), ...news }]
  })
}

export const parseStored = (known: readonly RoundFileRow[]): CartolaFile[] =>
  known.map((file) => ({ ...file, rows: JSON.parse(file.rows) as CartolaRow[] }))

/** The state of the rounds of the stored files. */
export interface RoundsJudged {
  /** The rounds that wait or are not counted, and why. */
  waiting: RoundNews[]
  /** IM13: rounds whose totals follow a file that nobody could check, because its own round waits. */
  unchecked: number[]
}

/** May run in a thread: judging a season takes long enough to block other requests. */
export type JudgeRounds = (known: readonly RoundFileRow[]) => Promise<RoundsJudged>

export const judgeRounds: JudgeRounds = (known) => {
  const rounds = roundsOfSeason(parseStored(known))
  const unchecked = rounds.flatMap(({ file, isBaseChecked }) => (isBaseChecked ? [] : [file.roundId]))
  return Promise.resolve({ waiting: newsOf(rounds, new Set(), new Set()), unchecked })
}

/** A season's round files, together with the stored ones: totals become rounds only in their order. */
export function cartolaStatement(files: readonly CartolaFile[], known: readonly CartolaFile[] = []): Statement {
  const fresh = freshOf(files, known)
  const rounds = roundsOfSeason([...known, ...fresh.map(({ file }) => file)])
  const season = readSeason(rounds)
  const [before, after] = [known.length > 0 ? readSeason(roundsOfSeason(known)) : undefined, season].map((one) =>
    one ? roundDigests(one) : new Map<number, string>(),
  ) as [Map<number, string>, Map<number, string>]
  const changed = new Set([...after].filter(([round, said]) => before.get(round) !== said).map(([round]) => round))
  const athletes = new Set(files.flatMap(({ rows }) => rows.map(({ athleteId }) => `cartola:${athleteId}`)))
  const players = [...season.players.values()].filter(({ key }) => athletes.has(key))
  const clubs = new Set(players.map(({ club }) => club))
  const coaches = new Set(
    files.flatMap(({ rows }) => rows.flatMap(({ position, athleteId }) => (position === 'coach' ? [athleteId] : []))),
  )
  const problems = roundsTwice(fresh.map(({ file }) => file))
  for (const { file, roundId } of files) {
    const round = roundInName(file) ?? roundId
    if (round > roundId)
      problems.push({ file, line: null, code: 'copied_too_early', values: { round, stated: roundId } })
  }
  const [first] = files
  if (coaches.size > 0 && first)
    problems.push({ file: first.file, line: null, code: 'coaches_left_out', values: { count: coaches.size } })
  return {
    scoredBy: 'cartola',
    timeZone: 'America/Sao_Paulo',
    clubs: [...season.clubs.values()].filter(({ name }) => clubs.has(name)),
    players,
    matches: [],
    performances: season.performances.map((one) => (changed.has(one.round) ? one : { ...one, isRepeated: true })),
    roundFiles: fresh.map(({ file: { roundId, file, hasPoints, rows }, digest }) => ({
      round: roundId,
      file,
      hasPoints,
      digest,
      rows,
    })),
    roundNews: newsOf(rounds, new Set(files.map(({ roundId }) => roundId)), changed),
    problems,
  }
}
