import * as z from 'zod'
import { GIVEN_ANSWERS, GROUP_LETTERS, QUESTION_KIND_NAMES, QUESTION_TEXT } from '#domain/pool/pool-question.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { pageShape, positionQuery } from './paging.ts'
import { MAX_LINE_POINTS } from '#domain/pool/pool-scoring.ts'

const points = z.int().min(1).max(MAX_LINE_POINTS)
const choicesSchema = z
  .array(z.int().min(0))
  .min(1)
  .max(4)
  .meta({ description: 'Ids of clubs or players, or places among the answers given, from 0' })

export const newQuestionSchema = z
  .object({
    kind: z.enum(QUESTION_KIND_NAMES),
    ask: z.string().max(QUESTION_TEXT.max).default('').meta({ description: 'Of a free question' }),
    given: z
      .array(z.string().max(GIVEN_ANSWERS.length))
      .max(GIVEN_ANSWERS.max)
      .default([])
      .meta({ description: 'Of a free question: the answers to choose from' }),
    group: z.enum(GROUP_LETTERS).nullable().default(null).meta({ description: 'Whose winner is asked' }),
    points: points.meta({ description: 'For each right answer' }),
    closesAtMs: z.int(),
  })
  .meta({ id: 'NewPoolQuestion' })
export type NewQuestionRequest = z.infer<typeof newQuestionSchema>

const optionSchema = z
  .object({ id: z.int(), name: z.string(), club: z.string().nullable() })
  .meta({ id: 'PoolOption', description: 'A club, or a player and his' })
export type PoolOption = z.infer<typeof optionSchema>

export const questionSchema = z
  .object({
    id: z.int(),
    kind: z.enum(QUESTION_KIND_NAMES),
    ask: z.string(),
    given: z.array(z.string()),
    group: z.string().nullable(),
    withExtraTime: z
      .boolean()
      .nullable()
      .meta({ description: 'Of goals: whether those of extra time count; null where nothing is counted (BL8)' }),
    points,
    closesAtMs: z.int(),
    isClosed: z.boolean().meta({ description: 'By the clock of the championship' }),
    answered: z.int().meta({ description: 'How many have answered' }),
    mine: choicesSchema.nullable(),
    right: z.array(z.int()).nullable().meta({ description: 'Null until it is settled' }),
    verdicts: z
      .array(z.object({ right: z.array(z.int()), atMs: z.int(), by: z.string().nullable() }))
      .meta({ description: 'What was said to be right, the newest first; by nobody: by the results' }),
    answers: z.object(
      pageShape(
        z.object({ managerId: z.int(), managerName: z.string(), choices: choicesSchema, points: z.int() }),
        'Of the people of this page of the table, from the deadline on (BL7)',
      ),
    ),
  })
  .meta({ id: 'PoolQuestion' })
export type QuestionView = z.infer<typeof questionSchema>

export const poolQuestionsSchema = z
  .object({
    questions: z.array(questionSchema),
    clubs: z.array(optionSchema),
    players: z.array(optionSchema).meta({ description: 'Where a question is about players' }),
  })
  .meta({ id: 'PoolQuestions' })
export type PoolQuestions = z.infer<typeof poolQuestionsSchema>

export const poolQuestionsQuerySchema = z.object({
  ...positionQuery(STANDINGS_PAGE),
  code: z.string().max(40).optional(),
})

export const saveAnswerSchema = z.object({ choices: choicesSchema }).meta({ id: 'SavePoolAnswer' })
export const verdictSchema = z
  .object({ right: z.array(z.int().min(0)).max(40).meta({ description: 'Empty: nobody is right' }) })
  .meta({ id: 'PoolVerdict' })
