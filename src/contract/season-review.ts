import * as z from 'zod'
import { POSITIONS } from '#domain/sport/position.ts'
import { shirtSchema } from './club.ts'
import { calibrationBinSchema } from './forecast.ts'
import { skillSchema } from './pick.ts'

export const seasonReviewQuerySchema = z.object({
  manager: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'Whose season it is; the viewer’s own if nobody is named' }),
  season: z.coerce.number().int().min(1).max(9_999).optional().meta({ description: 'Its number; the newest if none' }),
})

const reviewRoundSchema = z
  .object({
    roundId: z.int(),
    number: z.int(),
    pointTenths: z.int().nullable().meta({ description: 'Null without a lineup that counted' }),
    place: z.int().nullable().meta({ description: 'Among the lineups of the round' }),
    points: z.int().meta({ description: 'Won since the season began, as the ranking counts them' }),
    rank: z.int().meta({ description: 'In the ranking of points when the round was settled' }),
  })
  .meta({ id: 'ReviewRound' })
export type ReviewRound = z.infer<typeof reviewRoundSchema>

const faithfulSchema = z
  .object({
    playerId: z.int(),
    name: z.string(),
    position: z.enum(POSITIONS),
    club: z.string(),
    shirt: shirtSchema,
    lineups: z.int(),
    asCaptain: z.int(),
    pointTenths: z.int().meta({ description: 'What he gave, with the bonus of the armband' }),
  })
  .meta({ id: 'FaithfulPlayer', description: 'SR2' })
export type Faithful = z.infer<typeof faithfulSchema>

const captainSchema = z
  .object({
    ownTenths: z.int(),
    drawnTenths: z.int().meta({ description: 'Captains drawn by lot, on average' }),
    bestTenths: z.int().meta({ description: 'The best captain of each round' }),
    percentOfBest: z.int().nullable(),
  })
  .meta({ id: 'CaptainSkill', description: 'What the armband gave over the season (SR3)' })

const luckSchema = z
  .object({
    betterThanPercent: z.int().meta({ description: 'Of all draws of captains, those that made less' }),
    lowTenths: z.int().meta({ description: 'One draw in twenty makes no more' }),
    medianTenths: z.int(),
    highTenths: z.int().meta({ description: 'One draw in twenty makes more' }),
    barTenths: z.int().meta({ description: 'How wide a bar is' }),
    bars: z.array(z.object({ fromTenths: z.int(), share: z.number() })),
  })
  .meta({ id: 'CaptainLuck', description: 'What drawn captains would have added to the same lineups (SR4)' })
export type Luck = z.infer<typeof luckSchema>

const pickReviewSchema = z
  .object({
    settled: z.int(),
    right: z.int(),
    points: z.int(),
    rivals: z
      .object({
        matches: z.int(),
        ownRight: z.int(),
        crowdRight: z.int(),
        modelRight: z.int(),
        error: skillSchema,
      })
      .nullable()
      .meta({ description: 'On the matches that crowd and model spoke of as well (SR5)' }),
    calibration: z
      .object({
        picks: z.int(),
        expectedTenths: z.int().meta({ description: 'Right picks to be expected, in tenths' }),
        right: z.int(),
        bins: z.array(calibrationBinSchema).meta({ description: 'Empty while there are too few picks' }),
      })
      .meta({ description: 'SR6' }),
  })
  .meta({ id: 'PickReview' })
export type PickReviewView = z.infer<typeof pickReviewSchema>

const reviewedSeasonSchema = z
  .object({
    number: z.int(),
    isOver: z.boolean().meta({ description: 'False while it runs: it is told up to the last settled round' }),
    points: z.int(),
    rank: z.int(),
    bestRank: z.int(),
    lineups: z.int(),
    lineupTenths: z.int().meta({ description: 'What the lineups made together' }),
    bestRoundId: z.int().nullable(),
    worstRoundId: z.int().nullable().meta({ description: 'Null until two rounds can be compared' }),
    rounds: z.array(reviewRoundSchema),
    faithful: z.array(faithfulSchema).max(3),
    captain: captainSchema.nullable().meta({ description: 'Null without a lineup' }),
    luck: luckSchema.nullable(),
    picks: pickReviewSchema,
  })
  .meta({ id: 'ReviewedSeason' })
export type ReviewedSeason = z.infer<typeof reviewedSeasonSchema>

export const seasonReviewSchema = z
  .object({
    manager: z.object({ id: z.int(), name: z.string(), isSelf: z.boolean() }).nullable(),
    seasons: z.array(z.int()).meta({ description: 'The numbers of those that can be reviewed, newest first' }),
    season: reviewedSeasonSchema.nullable().meta({ description: 'Null for who has not played any' }),
  })
  .meta({ id: 'SeasonReview', description: 'A season as one manager played it' })
export type SeasonReview = z.infer<typeof seasonReviewSchema>
