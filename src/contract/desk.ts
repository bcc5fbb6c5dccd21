import * as z from 'zod'
import { COUNTED_SCOUTS, DEED_NAMES } from '#domain/desk/deeds.ts'
import { MOST_HELD, PERIODS } from '#domain/desk/tap.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { RULE_SETS, type RuleSetName } from '#domain/scoring/rule-sets.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { rowId } from './row-id.ts'
import { ruleSetSchema } from './rule-set.ts'

/**
 * The header with the secret of a helper's link. The link has the secret after the #, which browsers send to no server.
 */
export const deskTokenHeader = 'Craque-Desk'
export const deskTokenPattern = /^[A-Za-z0-9_-]{22,64}$/

/**
 * The header with the id of the sender's device. The desk never shows the ids of other devices: anyone with such an id
 * could pass for that device (DK14).
 */
export const deskDeviceHeader = 'Craque-Device'

const mark = z
  .string()
  .min(8)
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
const moment = z.int().min(0).max(4_102_444_800_000)
const count = z.int().min(0).max(99)

const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lineup'), clubId: rowId, starters: z.array(rowId).max(30) }),
  z.object({ kind: z.literal('period'), period: z.enum(PERIODS) }),
  z.object({ kind: z.literal('clock'), second: z.int().min(0).max(9_000) }),
  z.object({
    kind: z.literal('deed'),
    deed: z.enum(DEED_NAMES),
    clubId: rowId,
    playerId: rowId.nullable().meta({ description: 'Null: the player is not known' }),
    otherId: rowId.optional().meta({ description: 'The player who gave the assist, or who went off' }),
    minute: z.int().min(1).max(120).optional().meta({ description: 'The minute of play, if it is reported later' }),
  }),
  z
    .object({ kind: z.literal('restart'), stoppedAtMs: moment, minute: z.int().min(0).max(120) })
    .meta({ description: 'The match resumes after it was abandoned, from the minute in which it stopped (MT11)' }),
  z
    .object({ kind: z.literal('kick'), clubId: rowId, isIn: z.boolean() })
    .meta({ description: 'A kick of a shoot-out' }),
  z.object({
    kind: z.literal('counts'),
    clubId: rowId,
    playerId: rowId,
    scouts: z.partialRecord(z.enum(COUNTED_SCOUTS), count),
  }),
  z.object({ kind: z.literal('undo'), tapId: mark }),
  z.object({ kind: z.literal('judge'), tapId: mark, isSame: z.boolean() }),
])

export const tapSchema = z
  .object({
    id: mark.meta({ description: 'Chosen by the sender. A tap that arrives again with the same id counts once (DK1)' }),
    deviceId: mark.meta({
      description: 'The device that sends the tap; it distinguishes two people at the desk (DK5)',
    }),
    atMs: moment.meta({ description: 'When it was tapped, by the clock of the championship' }),
    said: saidSchema,
  })
  .meta({ id: 'DeskTap' })
export type TapView = z.infer<typeof tapSchema>

export const tapsSchema = z.object({ taps: z.array(tapSchema).min(1).max(100) }).meta({ id: 'DeskTaps' })
export const tapsTakenSchema = z
  .object({
    taken: z.int().meta({ description: 'Number of taps that were new and count' }),
    held: z.int().meta({ description: 'Number of taps that wait for an organiser (DK14)' }),
  })
  .meta({ id: 'DeskTapsTaken' })
export type TapsTaken = z.infer<typeof tapsTakenSchema>

export const heldVerdictSchema = z
  .object({ ids: z.array(mark).min(1).max(MOST_HELD), isTaken: z.boolean() })
  .meta({ id: 'HeldVerdict', description: 'Whether an organiser accepts waiting taps (DK14)' })
export type HeldVerdict = z.infer<typeof heldVerdictSchema>

const deskClubSchema = z.object({
  id: z.int(),
  name: z.string(),
  shortName: z.string(),
  colorPrimary: z.string(),
  colorSecondary: z.string(),
  pattern: z.string(),
})

export const deskSchema = z
  .object({
    matchId: z.int(),
    championship: z.string().meta({ description: 'Slug of the championship' }),
    state: z.enum(MATCH_STATES),
    startsAtMs: z.int(),
    stop: z
      .object({
        atMs: z.int(),
        minute: z.int().meta({ description: 'The minute of play in which it stopped' }),
        resumesAtMs: z.int().nullable().meta({ description: 'Null: nobody has decided that it resumes' }),
      })
      .optional()
      .meta({ description: 'Present while the match is abandoned' }),
    halfMinutes: z.int(),
    extraMinutes: z.int().meta({ description: 'Minutes of each half of extra time' }),
    rules: z.enum(Object.keys(RULE_SETS) as [RuleSetName, ...RuleSetName[]]),
    ownRules: ruleSetSchema
      .optional()
      .meta({ description: 'The rules that organisers wrote, which replace `rules` (SC12)' }),
    home: deskClubSchema,
    away: deskClubSchema,
    players: z.array(
      z.object({
        id: z.int(),
        clubId: z.int(),
        name: z.string(),
        position: z.enum(POSITIONS),
        shirtNumber: z.int(),
      }),
    ),
    lastStarters: z
      .array(z.object({ clubId: z.int(), starters: z.array(z.int()) }))
      .meta({ description: 'For each club, the starters of its last match whose line-up was reported at a desk' }),
    taps: z.array(tapSchema).meta({ description: 'In the order in which they arrived' }),
    held: z.array(tapSchema).meta({
      description: 'Taps after the end from devices that had not reported before it. They wait for an organiser (DK14)',
    }),
    isOrganiser: z.boolean(),
    helpers: z
      .array(z.object({ id: z.int(), atMs: z.int(), taps: z.int() }))
      .meta({ description: 'Links that work, shown to organisers only' }),
    gameNowMs: z.int(),
    pace: z.number(),
  })
  .meta({ id: 'Desk', description: 'The desk of a match, with everything that was reported' })
export type DeskView = z.infer<typeof deskSchema>

export const helperLinkSchema = z
  .object({ token: z.string().meta({ description: 'Shown once, because the server stores only its digest' }) })
  .meta({ id: 'DeskHelperLink' })
export type HelperLink = z.infer<typeof helperLinkSchema>
