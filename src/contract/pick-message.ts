import * as z from 'zod'
import { MESSAGE_QUESTIONS } from '#domain/pick-message/message-question.ts'
import { ASK_KINDS } from '#domain/pick-message/message-match.ts'
import { matchSchema } from './match.ts'
import { pickSchema } from './pick.ts'
import { LONGEST_PICK_MESSAGE } from './pick-message-terms.ts'
import { rowId } from './row-id.ts'

export const pickMessageSchema = z
  .object({
    text: z.string().max(LONGEST_PICK_MESSAGE).meta({ description: 'As people write: "Fla 2x1, Inter empata"' }),
    list: z
      .array(rowId)
      .max(40)
      .optional()
      .meta({ description: 'The matches that the person was shown last, for replies such as "1) 2x1 2) 0x0"' }),
    last: z.object({ matchId: rowId, clubId: rowId, isRecent: z.boolean().optional() }).optional().meta({
      description:
        'The only pick of the message before, and the club it was told by, for "na verdade 3x1"; if it is of a moment ago, for "3x1", too',
    }),
    leagueId: rowId
      .optional()
      .meta({ description: 'A bolão: then the matches are also those of other championships that it counts (BL17)' }),
  })
  .meta({ id: 'PickMessage' })

export const readPickMessageSchema = z
  .object({
    picks: z
      .array(
        z.object({
          match: matchSchema,
          pick: pickSchema,
          clubId: z.int().meta({ description: 'The club that was named first; a correction is told by it' }),
          isSuggested: z
            .boolean()
            .meta({ description: 'Only the outcome was said: the score is the most likely one with that outcome' }),
        }),
      )
      .meta({ description: 'What was understood. Nothing is saved: PUT /api/picks does that' }),
    asks: z
      .array(z.object({ kind: z.enum(ASK_KINDS), clubs: z.array(z.string()), detail: z.string() }))
      .meta({ description: 'What could mean several things, or nothing (PM3), with a sentence for the person' }),
    question: z.enum(MESSAGE_QUESTIONS).nullable().meta({ description: 'The person asks instead of picking (PM5)' }),
  })
  .meta({ id: 'ReadPickMessage' })
export type ReadPickMessageView = z.infer<typeof readPickMessageSchema>
