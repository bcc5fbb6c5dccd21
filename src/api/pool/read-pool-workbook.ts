import type { Kysely } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { PoolGrid } from '#contract/pool.ts'
import { answerPoints, QUESTION_KINDS, type QuestionKind } from '#domain/pool/pool-question.ts'
import { clubsWithShirts } from '#db/club/club.ts'
import { closedAnswers } from '#db/pool/pool-answer.ts'
import { closedBrackets, type BracketRow } from '#db/pool/pool-bracket.ts'
import { clubOptions, playerOptions, questionsOf } from '#db/pool/pool-question.ts'
import { poolTablePage } from '#db/pool/pool-table.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Cell } from '#api/http/csv.ts'
import type { WorkbookSheet } from '#api/http/xlsx.ts'
import { readPoolGrid, type GridRequest } from './read-pool-grid.ts'
import { readPoolBracket } from './pool-bracket.ts'
import { cellText, matchText } from './read-pool-sheet.ts'

/** BL19: the workbook has at most this many people, the first of the table. */
const MOST_PEOPLE = 250
const nobody = 0

interface Words {
  place: string
  person: string
  points: string
  exact: string
  totals: string
  bonus: string
  bracket: string
  other: string
  inRound: string
  right: string
  round: (number: number) => string
  kinds: Record<Exclude<QuestionKind, 'free'>, string>
}

const WORDS: Record<Language, Words> = {
  'pt-BR': {
    place: 'Pos.',
    person: 'Participante',
    points: 'Pontos',
    exact: 'Exatos',
    totals: 'Classificação',
    bonus: 'Bônus',
    bracket: 'Chave',
    other: 'Outros',
    inRound: 'Na rodada',
    right: 'Resposta certa',
    round: (number) => `Rodada ${number}`,
    kinds: {
      champion: 'Campeão',
      finalists: 'Finalistas',
      semifinalists: 'Semifinalistas',
      groupWinner: 'Vencedor do grupo',
      topScorer: 'Artilheiro',
      mostGoals: 'Mais gols',
      mostConceded: 'Mais gols sofridos',
    },
  },
  es: {
    place: 'Pos.',
    person: 'Participante',
    points: 'Puntos',
    exact: 'Exactos',
    totals: 'Clasificación',
    bonus: 'Bonus',
    bracket: 'Cuadro',
    other: 'Otros',
    inRound: 'En la jornada',
    right: 'Respuesta correcta',
    round: (number) => `Jornada ${number}`,
    kinds: {
      champion: 'Campeón',
      finalists: 'Finalistas',
      semifinalists: 'Semifinalistas',
      groupWinner: 'Ganador del grupo',
      topScorer: 'Goleador',
      mostGoals: 'Más goles',
      mostConceded: 'Más goles en contra',
    },
  },
  en: {
    place: 'Place',
    person: 'Participant',
    points: 'Points',
    exact: 'Exact',
    totals: 'Table',
    bonus: 'Bonus',
    bracket: 'Bracket',
    other: 'Other',
    inRound: 'This round',
    right: 'Right answer',
    round: (number) => `Round ${number}`,
    kinds: {
      champion: 'Champion',
      finalists: 'Finalists',
      semifinalists: 'Semi-finalists',
      groupWinner: 'Winner of group',
      topScorer: 'Top scorer',
      mostGoals: 'Most goals',
      mostConceded: 'Most conceded',
    },
  },
}

type Person = Awaited<ReturnType<typeof poolTablePage>>[number]
type Requested = Omit<GridRequest, 'window' | 'stage'>

/** The queries apply PK3, BL7 and BL12: no sheet shows what others may not see yet. */
export async function readPoolWorkbook(
  db: Kysely<Tables>,
  asked: Requested,
  language: Language,
): Promise<WorkbookSheet[]> {
  const words = WORDS[language]
  const { leagueId } = asked
  const window = { offset: 0, limit: MOST_PEOPLE }
  const newest = await readPoolGrid(db, { ...asked, window })
  const grids: PoolGrid[] = []
  for (const { key } of newest.stages.toReversed()) grids.push(await readPoolGrid(db, { ...asked, window, stage: key }))
  const people = await poolTablePage(db, leagueId, { limit: MOST_PEOPLE, offset: 0 })
  const bonus = await readBonus(db, leagueId, words)
  const brackets = await closedBrackets(db, leagueId, { limit: MOST_PEOPLE, offset: 0 })
  const rounds = grids.map((grid) => ({
    name: nameOf(grid, words),
    grid,
    points: new Map(grid.rows.items.map((row) => [row.managerId, row.points])),
  }))
  const bracketPoints = new Map(brackets.map(({ managerId, points }) => [managerId, points]))
  const isRunning = grids.some(({ matches }) => matches.some(({ state }) => state === 'live'))
  const totals = people.map(({ rank, managerId, managerName, points, exact }): Cell[] => {
    const parts = [
      ...rounds.map((round) => round.points.get(managerId) ?? 0),
      bonus.points.get(managerId) ?? 0,
      bracketPoints.get(managerId) ?? 0,
    ]
    // A running match already counts for its round, but not yet for the table.
    const rest = isRunning ? null : points - parts.reduce((sum, part) => sum + part, 0)
    return [rank, managerName, points, exact, ...parts, rest]
  })
  const head = [words.place, words.person, words.points, words.exact]
  return [
    {
      name: words.totals,
      rows: [[...head, ...rounds.map(({ name }) => name), words.bonus, words.bracket, words.other], ...totals],
    },
    ...rounds.map(({ name, grid }) => ({ name, rows: roundRows(grid, people, words) })),
    ...(bonus.rows.length > 0 ? [{ name: words.bonus, rows: bonus.rows }] : []),
    ...(brackets.length > 0 ? [{ name: words.bracket, rows: await bracketRows(db, asked, brackets, words) }] : []),
  ]
}

function nameOf({ stages, stage }: PoolGrid, words: Words): string {
  const shown = stages.find(({ key }) => key === stage)
  if (!shown) return words.round(1)
  return shown.round === null ? new Date(shown.startsAtMs).toISOString().slice(0, 10) : words.round(shown.round)
}

function roundRows({ matches, rows }: PoolGrid, people: readonly Person[], words: Words): Cell[][] {
  const lines = new Map(rows.items.map((row) => [row.managerId, row]))
  return [
    [words.place, words.person, words.inRound, ...matches.map(matchText)],
    ...people.map(({ rank, managerId, managerName }): Cell[] => {
      const line = lines.get(managerId)
      return [rank, managerName, line?.points ?? 0, ...matches.map((match, at) => cellText(line?.cells[at], match))]
    }),
  ]
}

async function readBonus(db: Kysely<Tables>, leagueId: number, words: Words) {
  const questions = (await questionsOf(db, leagueId, nobody)).filter(({ isClosed }) => isClosed)
  const [answers, clubs, players] = await Promise.all([
    closedAnswers(db, leagueId, { limit: MOST_PEOPLE, offset: 0 }),
    clubOptions(db, leagueId),
    questions.some(({ kind }) => QUESTION_KINDS[kind].of === 'player') ? playerOptions(db, leagueId) : [],
  ])
  const textOf = ({ kind, given }: (typeof questions)[number], choices: readonly number[]) => {
    const { of } = QUESTION_KINDS[kind]
    const names = of === 'given' ? given : undefined
    const options = of === 'club' ? clubs : players
    return choices.map((choice) => names?.[choice] ?? options.find(({ id }) => id === choice)?.name ?? '–').join(', ')
  }
  const points = new Map<number, number>()
  const rowOf = new Map<number, Map<number, string>>()
  const names = new Map<number, string>()
  for (const question of questions)
    for (const { questionId, managerId, managerName, choices } of answers) {
      if (questionId !== question.id) continue
      names.set(managerId, managerName)
      points.set(managerId, (points.get(managerId) ?? 0) + answerPoints(question.points, choices, question.right))
      rowOf.set(
        managerId,
        (rowOf.get(managerId) ?? new Map<number, string>()).set(questionId, textOf(question, choices)),
      )
    }
  const rows: Cell[][] =
    questions.length === 0
      ? []
      : [
          [
            words.person,
            words.points,
            ...questions.map(({ kind, ask, group }) =>
              kind === 'free' ? ask : `${words.kinds[kind]} ${group ?? ''}`.trim(),
            ),
          ],
          [
            words.right,
            null,
            ...questions.map((question) => (question.right ? textOf(question, question.right) : null)),
          ],
          ...[...names].map(([managerId, name]): Cell[] => [
            name,
            points.get(managerId) ?? 0,
            ...questions.map(({ id }) => rowOf.get(managerId)?.get(id) ?? null),
          ]),
        ]
  return { rows, points }
}

/** One column per tie, in the order of the bracket, the final last. */
async function bracketRows(
  db: Kysely<Tables>,
  asked: Requested,
  brackets: readonly BracketRow[],
  words: Words,
): Promise<Cell[][]> {
  const { ties } = await readPoolBracket(db, { ...asked, window: { offset: 0, limit: 1 } })
  const clubs = await clubsWithShirts(db, [...new Set(brackets.flatMap(({ clubIds }) => clubIds))])
  const nameOfClub = new Map(clubs.map(({ id, name }) => [id, name]))
  return [
    [words.person, words.points, ...ties.map(({ stage }, at) => `${stage}.${at + 1}`)],
    ...brackets.map(({ managerName, points, tieIds, clubIds }): Cell[] => [
      managerName,
      points,
      ...ties.map(({ id }) => nameOfClub.get(clubIds[tieIds.indexOf(id)] ?? 0) ?? null),
    ]),
  ]
}
