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
    .meta({ description: 'Id of the manager whose season it is; without it, me' }),
  season: z.coerce
    .number()
    .int()
    .min(1)
    .max(9_999)
    .optional()
    .meta({ description: 'Number of the season; without it, the newest one' }),
})

const reviewRoundSchema = z
  .object({
    roundId: z.int(),
    number: z.int(),
    pointTenths: z.int().nullable().meta({ description: 'Tenths of a point; null without a lineup that counted' }),
    place: z.int().nullable().meta({ description: 'Place among the lineups of the round' }),
    points: z.int().meta({ description: 'Points won since the season began, as the ranking counts them' }),
    rank: z.int().meta({ description: 'Place in the ranking of points when the round was settled' }),
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
    pointTenths: z.int().meta({ description: 'Tenths of a point that the player gave, with the bonus of the armband' }),
  })
  .meta({ id: 'FaithfulPlayer', description: 'A player who was in many of the lineups that counted (SR2)' })
export type Faithful = z.infer<typeof faithfulSchema>

const captainSchema = z
  .object({
    ownTenths: z.int(),
    drawnTenths: z.int().meta({ description: 'The average of captains drawn at random' }),
    bestTenths: z.int().meta({ description: 'The sum with the best captain of each round' }),
    percentOfBest: z.int().nullable(),
  })
  .meta({ id: 'CaptainSkill', description: 'What the armband gave over the season, in tenths of a point (SR3)' })

const luckSchema = z
  .object({
    betterThanPercent: z.int().meta({ description: 'Share of all random draws of captains that scored less' }),
    lowTenths: z.int().meta({ description: 'One random draw in twenty scores this or less' }),
    medianTenths: z.int(),
    highTenths: z.int().meta({ description: 'One random draw in twenty scores more' }),
    barTenths: z.int().meta({ description: 'Width of a bar' }),
    bars: z.array(z.object({ fromTenths: z.int(), share: z.number() })),
  })
  .meta({ id: 'CaptainLuck', description: 'What captains drawn at random would have added to the same lineups (SR4)' })
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
      .meta({ description: 'Comparison on the matches for which crowd and model gave a prediction, too (SR5)' }),
    calibration: z
      .object({
        picks: z.int(),
        expectedTenths: z.int().meta({ description: 'Expected number of right picks, in tenths' }),
        right: z.int(),
        bins: z.array(calibrationBinSchema).meta({ description: 'Empty while there are too few picks' }),
      })
      .meta({ description: 'How often the picks came true, compared with the chances that the model gave them (SR6)' }),
  })
  .meta({ id: 'PickReview' })
export type PickReviewView = z.infer<typeof pickReviewSchema>

const reviewedSeasonSchema = z
  .object({
    number: z.int(),
    isOver: z.boolean().meta({ description: 'False while it runs: then the review ends with the last settled round' }),
    points: z.int(),
    rank: z.int(),
    bestRank: z.int(),
    lineups: z.int(),
    lineupTenths: z.int().meta({ description: 'Sum of the lineups, in tenths of a point' }),
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
    seasons: z.array(z.int()).meta({ description: 'Numbers of the seasons that can be reviewed, newest first' }),
    season: reviewedSeasonSchema.nullable().meta({ description: 'Null if the manager has not played a season' }),
  })
  .meta({ id: 'SeasonReview', description: 'A season as one manager played it' })
export type SeasonReview = z.infer<typeof seasonReviewSchema>
