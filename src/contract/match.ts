import * as z from 'zod'
import { DECISION_KINDS } from '#domain/match/decision.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'
import { ruleSetSchema } from './rule-set.ts'

const scoreSchema = z.object({ home: z.int(), away: z.int() })

export const matchSchema = z
  .object({
    id: z.int(),
    sport: z.enum(SPORTS),
    startsAtMs: z.int(),
    state: z.enum(MATCH_STATES),
    home: clubSchema,
    away: clubSchema,
    homeScore: z.int().nullable().meta({ description: 'Null until the first event' }),
    awayScore: z.int().nullable(),
    minute: z.int().optional().meta({ description: 'Minute of play, while the match is live' }),
    fate: z
      .enum(['postponed', 'moved', 'awarded'])
      .optional()
      .meta({ description: 'Postponed without a date, moved to another, or won without being played (MT1, MT2, MT4)' }),
    resumes: z
      .object({ atMs: z.int(), minute: z.int() })
      .optional()
      .meta({ description: 'An abandoned match goes on then, from that minute (MT11)' }),
    official: scoreSchema.optional().meta({ description: 'What the table counts, where that is another result (MT5)' }),
    extraTime: scoreSchema.optional().meta({ description: 'After extra time; the score is that of 90 minutes (MT6)' }),
    penalties: scoreSchema.optional().meta({ description: 'The shoot-out that decided it (MT6)' }),
    period: z
      .object({ unit: z.enum(['quarter', 'set']), number: z.int() })
      .optional()
      .meta({
        description: 'In sports that are not told by the minute, while the match is live',
      }),
  })
  .meta({ id: 'Match', description: 'One game between two clubs' })

export type MatchView = z.infer<typeof matchSchema>

export const todayMatchesSchema = z
  .object({ matches: z.array(matchSchema).max(12) })
  .meta({ id: 'TodayMatches', description: 'Matches being played now, then the next ones, in order of kick-off' })

export type TodayMatches = z.infer<typeof todayMatchesSchema>

const percent = z.int().min(0).max(100)
const personSchema = z.object({ id: z.int(), name: z.string(), clubId: z.int() })

export const matchForecastDetailSchema = z.object({
  homePercent: percent,
  drawPercent: percent,
  awayPercent: percent,
  homeGoals: z.number().nullable(),
  awayGoals: z.number().nullable(),
  likely: z.array(scoreSchema.extend({ permille: z.int() })),
  gridPermille: z
    .array(z.array(z.int()))
    .nullable()
    .meta({ description: 'Rows: goals of the home side, columns: of the away side; the last stands for that or more' }),
  expectedMargin: z.number().nullable(),
  margins: z
    .array(
      z.object({ from: z.int(), to: z.int().nullable(), homePermille: z.int(), awayPermille: z.int() }).meta({
        description: 'Chance of each side to win by so many points; the last band has no end',
      }),
    )
    .nullable()
    .meta({ description: 'Basketball only' }),
})
export type MatchForecastDetail = z.infer<typeof matchForecastDetailSchema>

export const matchEventSchema = z.object({
  seq: z.int(),
  minute: z.int(),
  stoppage: z.int(),
  period: z.int().nullable(),
  kind: z.string(),
  clubId: z.int().nullable(),
  player: personSchema.nullable(),
  scorer: z
    .string()
    .nullable()
    .meta({ description: 'The name of who scored, where he is none of the players known here' }),
  other: personSchema.nullable(),
  homeScore: z.int(),
  awayScore: z.int(),
  periodScore: scoreSchema.nullable(),
})
export type MatchEventView = z.infer<typeof matchEventSchema>

export const matchPlayerSchema = z.object({
  playerId: z.int(),
  name: z.string(),
  position: z.string(),
  clubId: z.int(),
  pointTenths: z.int(),
  scouts: z.array(z.object({ scout: z.string(), count: z.int(), pointTenths: z.int() })),
  rules: z.string().nullable().meta({ description: 'By which his points were given; null in a sport without them' }),
  priceChange: z.int().nullable(),
  tookPart: z.boolean().meta({ description: 'False for somebody who got a card on the bench (SC7)' }),
})
export type MatchPlayerView = z.infer<typeof matchPlayerSchema>

export const matchPageSchema = z
  .object({
    match: matchSchema,
    season: z.int(),
    round: z.int().nullable(),
    roundId: z.int().nullable().meta({ description: 'Of the round it counts in; null outside of the market' }),
    leftRound: z.int().nullable().meta({ description: 'Number of the round that it is in no more' }),
    roundWaits: z.boolean().meta({ description: 'That round waits for it: it may still be resumed there (MT13)' }),
    periods: z.array(scoreSchema),
    surface: z.string().nullable(),
    forecast: matchForecastDetailSchema.nullable(),
    crowd: z
      .object({ home: z.int(), draw: z.int(), away: z.int() })
      .nullable()
      .meta({ description: 'Picks of the managers, shown from kick-off on' }),
    pickPoints: z
      .array(z.object({ points: z.int(), managers: z.int() }))
      .meta({ description: 'How many managers gained so many points, best first; empty until picks are settled' }),
    form: z.object({ home: z.array(matchSchema), away: z.array(matchSchema) }),
    headToHead: z.array(matchSchema),
    events: z.array(matchEventSchema),
    players: z.array(matchPlayerSchema),
    ownRules: z
      .array(z.object({ name: z.string(), rules: ruleSetSchema }))
      .meta({ description: 'The sets that organisers wrote, of those that its players name (SC12)' }),
    pressure: z
      .array(z.object({ from: z.int(), home: z.int(), away: z.int() }))
      .meta({ description: 'Weighted attacks of both sides in each five minutes, by the first minute (MP3)' }),
    playingReporters: z
      .array(z.object({ managerId: z.int(), name: z.string() }))
      .optional()
      .meta({ description: 'Who told or corrected its result, and plays (FP4)' }),
    decisions: z
      .array(
        z.object({
          atMs: z.int(),
          kind: z.enum(DECISION_KINDS),
          startsAtMs: z.int().nullable(),
          minute: z.int().nullable().meta({ description: 'In which it was abandoned' }),
          score: scoreSchema.nullable(),
          reason: z.string(),
          by: z.string().nullable().meta({ description: 'Null for the source of the match itself' }),
        }),
      )
      .meta({ description: 'What was decided about it beside its play (MT1, MT2, MT3, MT4, MT5), oldest first' }),
    corrections: z.array(
      z.object({
        atMs: z.int(),
        reason: z.string(),
        by: z.string().nullable().meta({ description: 'Null for the source of the match itself' }),
        isByLink: z.boolean().meta({ description: 'Told at the desk through a link that this person made' }),
        player: z.string().nullable(),
        oldScore: scoreSchema.nullable(),
        newScore: scoreSchema.nullable(),
        oldTenths: z.int().nullable(),
        newTenths: z.int().nullable(),
        scouts: z
          .array(z.object({ scout: z.enum(SCOUTS), count: z.int() }))
          .meta({ description: 'What the player was given, negative when taken back' }),
      }),
    ),
  })
  .meta({ id: 'MatchPage', description: 'A match before, during and after it is played' })
export type MatchPageView = z.infer<typeof matchPageSchema>

export const matchGainSchema = z
  .object({
    pointTenths: z.int(),
    players: z
      .array(
        z.object({
          playerId: z.int(),
          clubId: z.int(),
          name: z.string(),
          pointTenths: z
            .int()
            .meta({ description: 'As they count for me: whoever has the armband with his half on top' }),
          isCaptain: z.boolean().meta({ description: 'Whether he has the armband (BN7)' }),
        }),
      )
      .meta({
        description:
          'Those of my lineup, and who came in for one of them, as far as they had a part in the match, best first',
      }),
  })
  .meta({ id: 'MatchGain' })
export type MatchGain = z.infer<typeof matchGainSchema>

export const matchGainAnswerSchema = z.object({ gain: matchGainSchema.nullable() }).meta({ id: 'MatchGainAnswer' })
