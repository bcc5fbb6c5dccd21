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
  .meta({ description: 'Ids of clubs or players. For a free question: indexes of `given`, from 0' })

export const newQuestionSchema = z
  .object({
    kind: z.enum(QUESTION_KIND_NAMES),
    ask: z.string().max(QUESTION_TEXT.max).default('').meta({ description: 'Text of a free question' }),
    given: z
      .array(z.string().max(GIVEN_ANSWERS.length))
      .max(GIVEN_ANSWERS.max)
      .default([])
      .meta({ description: 'Answers to choose from, for a free question' }),
    group: z.enum(GROUP_LETTERS).nullable().default(null).meta({ description: 'The group whose winner is asked for' }),
    points: points.meta({ description: 'Points for each right answer' }),
    closesAtMs: z.int(),
  })
  .meta({ id: 'NewPoolQuestion' })
export type NewQuestionRequest = z.infer<typeof newQuestionSchema>

const optionSchema = z
  .object({ id: z.int(), name: z.string(), club: z.string().nullable() })
  .meta({ id: 'PoolOption', description: 'A club, or a player with their club' })
export type PoolOption = z.infer<typeof optionSchema>

export const questionSchema = z
  .object({
    id: z.int(),
    kind: z.enum(QUESTION_KIND_NAMES),
    ask: z.string(),
    given: z.array(z.string()),
    group: z.string().nullable(),
    withExtraTime: z.boolean().nullable().meta({
      description: 'For questions about goals: whether goals of extra time count; null for other questions (BL8)',
    }),
    points,
    closesAtMs: z.int(),
    isClosed: z.boolean().meta({ description: 'True once the deadline has passed, by the clock of the championship' }),
    answered: z.int().meta({ description: 'Number of people who have answered' }),
    mine: choicesSchema.nullable(),
    right: z.array(z.int()).nullable().meta({ description: 'Null until it is settled' }),
    verdicts: z
      .array(z.object({ right: z.array(z.int()), atMs: z.int(), by: z.string().nullable() }))
      .meta({ description: 'Decisions about the right answer, newest first; `by` is null if the results decided' }),
    answers: z.object(
      pageShape(
        z.object({ managerId: z.int(), managerName: z.string(), choices: choicesSchema, points: z.int() }),
        'Answers of the people on this page of the table, from the deadline on (BL7)',
      ),
    ),
  })
  .meta({ id: 'PoolQuestion' })
export type QuestionView = z.infer<typeof questionSchema>

export const poolQuestionsSchema = z
  .object({
    questions: z.array(questionSchema),
    clubs: z.array(optionSchema),
    players: z.array(optionSchema).meta({ description: 'Filled only if a question is about players' }),
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
