import type { Kysely } from 'kysely'
import { cleanLines } from '#domain/manager/clean-text.ts'
import {
  answerPoints,
  isAnswer,
  MAX_QUESTIONS,
  QUESTION_KINDS,
  validateQuestion,
  type QuestionKind,
} from '#domain/pool/pool-question.ts'
import type { NewQuestionRequest, PoolQuestions } from '#contract/pool-question.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { closedAnswers, isQuestionClosed, storeAnswer } from '#db/pool/pool-answer.ts'
import {
  clubOptions,
  deleteQuestion,
  insertQuestion,
  playerOptions,
  questionsOf,
  selectQuestionForUpdate,
  type QuestionRow,
} from '#db/pool/pool-question.ts'
import { poolOf } from '#db/pool/pool.ts'
import { storeVerdict } from '#db/pool/settle-question.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteMovedTables } from '#db/webhook/moved-tables.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requireOwned, requireMembership, requirePool } from '#api/league-shared/require-league.ts'
import { nextAt, type PageWindow } from '#api/http/page-window.ts'

interface Requested {
  leagueId: number
  managerId: number | undefined
  window: PageWindow
  code?: string | undefined
}

const nobody = 0
const isOf = (of: 'club' | 'player', kinds: readonly { kind: QuestionKind }[]) =>
  kinds.some(({ kind }) => QUESTION_KINDS[kind].of === of)

const countsGoals = ({ kind }: { kind: QuestionKind }) => kind === 'mostGoals' || kind === 'mostConceded'

/** The queries apply BL7: before a question's deadline, people see only their own answer. */
export async function readPoolQuestions(db: Kysely<Tables>, asked: Requested): Promise<PoolQuestions> {
  const { leagueId, managerId } = asked
  const { row, isOwner } = await readVisible(db, { leagueId, managerId, code: asked.code })
  requirePool(row)
  const questions = await questionsOf(db, leagueId, managerId ?? nobody)
  const [pool, answers, clubs, players] = await Promise.all([
    poolOf(db, leagueId),
    closedAnswers(db, leagueId, asked.window),
    isOwner || isOf('club', questions) ? clubOptions(db, leagueId) : [],
    isOf('player', questions) ? playerOptions(db, leagueId) : [],
  ])
  return {
    questions: questions.map(({ closesAt, leagueId: _leagueId, ...question }) => ({
      ...question,
      withExtraTime: countsGoals(question) ? (pool?.extras.afterExtraTime ?? false) : null,
      closesAtMs: closesAt.getTime(),
      answers: {
        items: answers
          .filter(({ questionId }) => questionId === question.id)
          .map(({ questionId: _questionId, ...answer }) => ({
            ...answer,
            points: answerPoints(question.points, answer.choices, question.right),
          })),
        next: nextAt(asked.window, row.participants),
      },
    })),
    clubs,
    players,
  }
}

interface OfQuestion {
  leagueId: number
  questionId: number
  managerId: number
}

async function requireQuestion(trx: Trx, { leagueId, questionId }: OfQuestion): Promise<QuestionRow> {
  const question = await selectQuestionForUpdate(trx, leagueId, questionId)
  if (!question) throw httpProblem('not_found')
  return question
}

const refuseEnded = ({ endedAt }: LeagueRow): void => {
  if (endedAt !== null) throw leagueProblem('league_closed')
}

export async function createQuestion(
  db: Kysely<Tables>,
  { leagueId, managerId, note, ...wanted }: NewQuestionRequest & Omit<OfQuestion, 'questionId'> & { note: NoteMade },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const league = await requireOwned(trx, leagueId, managerId)
    requirePool(league)
    refuseEnded(league)
    const pool = await poolOf(trx, leagueId)
    if (!pool) throw httpProblem('not_found')
    const clean = { ...wanted, ask: cleanLines(wanted.ask), given: wanted.given.map(cleanLines) }
    const nowMs = (await gameNow(trx, league.championshipId)).getTime()
    const sport = pool.championships.length + pool.hidden > 0 ? null : pool.sport
    const valid = validateQuestion(clean, { sport, nowMs, endsAtMs: league.endsAt.getTime() })
    if (!valid.ok) throw leagueProblem(valid.error.kind)
    if ((await questionsOf(trx, leagueId, nobody)).length >= MAX_QUESTIONS) throw leagueProblem('too_many_questions')
    const id = await insertQuestion(trx, leagueId, valid.value)
    await note(trx, id)
    await bumpVersion(trx, league.championshipId, 'league')
    return id
  })
}

/** BL7: an owner or co-owner can remove a question only while people can still answer it. */
export async function removeQuestion(db: Kysely<Tables>, asked: OfQuestion): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireOwned(trx, asked.leagueId, asked.managerId)
    requirePool(league)
    const question = await requireQuestion(trx, asked)
    if (question.isClosed) throw leagueProblem('question_closed')
    await deleteQuestion(trx, question.id)
    await bumpVersion(trx, league.championshipId, 'league')
  })
}

async function optionsOf(trx: Trx, { kind, given, leagueId }: QuestionRow): Promise<ReadonlySet<number>> {
  const { of } = QUESTION_KINDS[kind]
  if (of === 'given') return new Set(given.keys())
  const options = await (of === 'club' ? clubOptions(trx, leagueId) : playerOptions(trx, leagueId))
  return new Set(options.map(({ id }) => id))
}

export async function saveAnswer(
  db: Kysely<Tables>,
  { choices, ...asked }: OfQuestion & { choices: readonly number[] },
): Promise<{ savedAtMs: number }> {
  try {
    return await db.transaction().execute(async (trx) => {
      const { leagueId, managerId } = asked
      await requireMembership(trx, leagueId, managerId)
      const question = await requireQuestion(trx, asked)
      if (question.isClosed) throw leagueProblem('question_closed')
      if (!isAnswer(question.kind, choices, await optionsOf(trx, question))) throw leagueProblem('answer_unfit')
      const savedAt = await storeAnswer(trx, { questionId: question.id, managerId, choices })
      return { savedAtMs: savedAt.getTime() }
    })
  } catch (error) {
    if (isQuestionClosed(error)) throw leagueProblem('question_closed')
    throw error
  }
}

/**
 * BL8: an owner or co-owner settles a question from its deadline on, again after a mistake. Each decision is recorded.
 */
export async function settleQuestion(
  db: Kysely<Tables>,
  { right, ...asked }: OfQuestion & { right: readonly number[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const league = await requireOwned(trx, asked.leagueId, asked.managerId)
    requirePool(league)
    const question = await requireQuestion(trx, asked)
    if (!question.isClosed) throw leagueProblem('question_open')
    refuseEnded(league)
    const options = await optionsOf(trx, question)
    if (!right.every((choice) => options.has(choice))) throw leagueProblem('answer_unfit')
    const verdict = { questionId: question.id, right: [...new Set(right)], managerId: asked.managerId }
    await noteMovedTables(trx, asked, () => storeVerdict(trx, verdict))
    await bumpVersion(trx, league.championshipId, 'league')
  })
}
