import * as z from 'zod'
import { DECISION_KINDS } from '#domain/match/decision.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'
import { projectionSchema } from './projection.ts'
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
    fate: z.enum(['postponed', 'moved', 'awarded']).optional().meta({
      description:
        'Postponed without a date, moved to another date, or awarded without being played to its end (MT1, MT2, MT4)',
    }),
    resumes: z
      .object({ atMs: z.int(), minute: z.int() })
      .optional()
      .meta({ description: 'When an abandoned match resumes, and from which minute (MT11)' }),
    official: scoreSchema
      .optional()
      .meta({ description: 'The result that the table counts, if it is another one (MT5)' }),
    extraTime: scoreSchema
      .optional()
      .meta({ description: 'Score after extra time; `homeScore` and `awayScore` are those of 90 minutes (MT6)' }),
    penalties: scoreSchema.optional().meta({ description: 'Score of the shoot-out that decided it (MT6)' }),
    period: z
      .object({ unit: z.enum(['quarter', 'set']), number: z.int() })
      .optional()
      .meta({
        description: 'The quarter or set in play, in sports that count no minutes, while the match is live',
      }),
  })
  .meta({ id: 'Match', description: 'A match between two clubs' })

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
  gridPermille: z.array(z.array(z.int())).nullable().meta({
    description:
      'Chances in thousandths. Rows: goals of the home side; columns: goals of the away side. The last ones mean that many or more',
  }),
  expectedMargin: z.number().nullable(),
  margins: z
    .array(
      z.object({ from: z.int(), to: z.int().nullable(), homePermille: z.int(), awayPermille: z.int() }).meta({
        description: 'Chance of each side to win by `from` to `to` points; the last band has no `to`',
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
    .meta({ description: 'Name of the scorer, if the scorer is not among the stored players' }),
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
  rules: z
    .string()
    .nullable()
    .meta({ description: 'Name of the rule set that gave the points; null in a sport without one' }),
  priceChange: z.int().nullable(),
  tookPart: z.boolean().meta({ description: 'False for a player who only got a card on the bench (SC7)' }),
})
export type MatchPlayerView = z.infer<typeof matchPlayerSchema>

export const matchPageSchema = z
  .object({
    match: matchSchema,
    season: z.int(),
    round: z.int().nullable(),
    roundId: z.int().nullable().meta({ description: 'Id of the round in which it counts; null if it counts in none' }),
    leftRound: z.int().nullable().meta({ description: 'Number of the round that the match has left' }),
    roundWaits: z
      .boolean()
      .meta({ description: 'True if that round waits for the match, which may still be resumed in it (MT13)' }),
    periods: z.array(scoreSchema),
    surface: z.string().nullable(),
    forecast: matchForecastDetailSchema.nullable(),
    crowd: z
      .object({ home: z.int(), draw: z.int(), away: z.int() })
      .nullable()
      .meta({ description: 'Number of picks of each outcome; null before kick-off' }),
    pickPoints: z
      .array(z.object({ points: z.int(), managers: z.int() }))
      .meta({ description: 'How many managers won how many points, most points first; empty until picks are settled' }),
    form: z.object({ home: z.array(matchSchema), away: z.array(matchSchema) }),
    headToHead: z.array(matchSchema),
    events: z.array(matchEventSchema),
    players: z.array(matchPlayerSchema),
    sideSize: z.int().meta({
      description: 'Number of players with whom a side begins a football match: 11, in fut7 7, in futsal 5 (MD1)',
    }),
    inPlay: z.object({ homePercent: z.int(), drawPercent: z.int(), awayPercent: z.int() }).nullable().meta({
      description:
        'Chances in percent for the result of 90 minutes, as the match stands (FO1); null unless football is in play',
    }),
    chances: z
      .array(z.object({ minute: z.int(), homePercent: percent, drawPercent: percent, awayPercent: percent }))
      .meta({ description: 'How these chances went, from kick-off on (FO2); football only' }),
    expected: z
      .array(
        z.object({
          playerId: z.int(),
          name: z.string(),
          clubId: z.int(),
          projection: projectionSchema,
          ownedPercent: z
            .int()
            .nullable()
            .meta({ description: 'Share of all squads that have the player; null for older projections' }),
        }),
      )
      .meta({ description: 'The players with the most expected points (PJ2); empty once the match has begun' }),
    ownRules: z
      .array(z.object({ name: z.string(), rules: ruleSetSchema }))
      .meta({ description: 'Rule sets that organisers wrote and that `players` names (SC12)' }),
    pressure: z.array(z.object({ from: z.int(), home: z.int(), away: z.int() })).meta({
      description: 'Weighted attacks of both sides in spans of five minutes; `from` is the first minute (MP3)',
    }),
    leads: z
      .array(z.object({ period: z.int(), home: z.int(), away: z.int() }))
      .meta({ description: 'Scores of the match (basketball) or of the set (volleyball, tennis) over time (MP5)' }),
    playingReporters: z
      .array(z.object({ managerId: z.int(), name: z.string() }))
      .optional()
      .meta({ description: 'People who reported, corrected or decided its result, and who also play (FP4)' }),
    decisions: z
      .array(
        z.object({
          atMs: z.int(),
          kind: z.enum(DECISION_KINDS),
          startsAtMs: z.int().nullable(),
          minute: z.int().nullable().meta({ description: 'Minute of play in which it was abandoned' }),
          score: scoreSchema.nullable(),
          reason: z.string(),
          by: z
            .string()
            .nullable()
            .meta({ description: 'Name of the person; null if the source of the match decided it' }),
        }),
      )
      .meta({ description: 'Decisions about the match besides its play (MT1, MT2, MT3, MT4, MT5), oldest first' }),
    corrections: z.array(
      z.object({
        atMs: z.int(),
        entry: z
          .int()
          .nullable()
          .meta({ description: 'Its position in the public log (VAR aberto); null until a checkpoint covers it' }),
        reason: z.string(),
        by: z
          .string()
          .nullable()
          .meta({ description: 'Name of the person; null if the source of the match corrected itself' }),
        isByLink: z
          .boolean()
          .meta({ description: 'True if it was reported at the desk through a link that this person created' }),
        player: z.string().nullable(),
        oldScore: scoreSchema.nullable(),
        newScore: scoreSchema.nullable(),
        oldTenths: z.int().nullable(),
        newTenths: z.int().nullable(),
        scouts: z
          .array(z.object({ scout: z.enum(SCOUTS), count: z.int() }))
          .meta({ description: 'Scouts that the correction added; negative if it took them away' }),
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
            .meta({ description: 'Tenths of a point as they count for me, with the bonus of the armband' }),
          isCaptain: z.boolean().meta({ description: 'Whether the player has the armband (BN7)' }),
        }),
      )
      .meta({
        description: 'Players of my lineup who took part in the match, with the reserves who came in; best first',
      }),
  })
  .meta({ id: 'MatchGain' })
export type MatchGain = z.infer<typeof matchGainSchema>

export const matchGainAnswerSchema = z.object({ gain: matchGainSchema.nullable() }).meta({ id: 'MatchGainAnswer' })
