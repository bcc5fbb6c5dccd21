import * as z from 'zod'
import { MESSAGE_QUESTIONS } from '#domain/pick-message/message-question.ts'
import { ASK_KINDS } from '#domain/pick-message/message-match.ts'
import { matchSchema } from './match.ts'
import { pickSchema } from './pick.ts'
import { LONGEST_PICK_MESSAGE } from './pick-message-terms.ts'
import { rowId } from './row-id.ts'

export const pickMessageSchema = z
  .object({
    text: z
      .string()
      .max(LONGEST_PICK_MESSAGE)
      .meta({ description: 'The text as people write it, such as "Fla 2x1, Inter empata"' }),
    list: z.array(rowId).max(40).optional().meta({
      description: 'The numbered matches that the person saw last, for replies such as "1) 2x1 2) 0x0" (PM4)',
    }),
    last: z.object({ matchId: rowId, clubId: rowId, isRecent: z.boolean().optional() }).optional().meta({
      description:
        'The only pick of the previous message and its `clubId`, so that "na verdade 3x1" corrects it. If `isRecent`, "3x1" does so, too (PM4)',
    }),
    leagueId: rowId.optional().meta({
      description: 'A bolão: then matches of the other championships that it counts can be picked, too (BL17)',
    }),
  })
  .meta({ id: 'PickMessage' })

export const readPickMessageSchema = z
  .object({
    picks: z
      .array(
        z.object({
          match: matchSchema,
          pick: pickSchema,
          clubId: z.int().meta({ description: 'The club that was named first; a correction counts its goals first' }),
          isSuggested: z.boolean().meta({
            description:
              'True if the text gave only the outcome: the score is the most likely one with that outcome (PM1)',
          }),
        }),
      )
      .meta({ description: 'Picks that were understood. Nothing is saved: PUT /api/picks does that' }),
    asks: z
      .array(z.object({ kind: z.enum(ASK_KINDS), clubs: z.array(z.string()), detail: z.string() }))
      .meta({ description: 'Parts of the text that are unclear (PM3), each with a sentence for the person' }),
    question: z
      .enum(MESSAGE_QUESTIONS)
      .nullable()
      .meta({ description: 'The question, if the person asks instead of picking (PM5)' }),
  })
  .meta({ id: 'ReadPickMessage' })
export type ReadPickMessageView = z.infer<typeof readPickMessageSchema>
