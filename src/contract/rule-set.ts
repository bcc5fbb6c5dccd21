import * as z from 'zod'
import { MOST_RULE_FILE } from './rule-terms.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { RULE_FILE_FAULTS, RULE_FILE_PARTS } from './rule-file.ts'

const byScout = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(SCOUTS), value)
const byPosition = z.union([z.int(), z.partialRecord(z.enum(POSITIONS), z.int())])

export const ruleSetSchema = z
  .object({
    tenths: byScout(byPosition).meta({ description: 'Tenths of a point for one of a scout' }),
    every: byScout(z.int())
      .optional()
      .meta({ description: 'How many of the action make one group; only full groups earn points' }),
    from: byScout(byPosition).optional().meta({ description: 'Counts once, when a match has at least this many' }),
    most: byScout(z.int()).optional().meta({ description: 'At most this many of a match count' }),
  })
  .meta({ id: 'RuleSet', description: 'What scouts are worth (SC10)' })

const namedRulesSchema = z.object({ name: z.string(), rules: ruleSetSchema }).meta({ id: 'NamedRules' })

export const championshipRulesSchema = z
  .object({
    current: namedRulesSchema.meta({ description: 'The set of every round that is not locked yet' }),
    nextRound: z.int().nullable().meta({ description: 'The first round that it counts for' }),
    locked: z
      .object({ round: z.int(), ...namedRulesSchema.shape })
      .nullable()
      .meta({ description: 'The newest locked round, if it keeps another set (SC13)' }),
    versions: z
      .array(z.object({ version: z.int(), atMs: z.int(), ...namedRulesSchema.shape }))
      .meta({ description: 'What its organisers wrote, the newest first (SC12)' }),
    mayChange: z.boolean().meta({ description: 'Whether the viewer may publish others' }),
  })
  .meta({ id: 'ChampionshipRules' })
export type ChampionshipRules = z.infer<typeof championshipRulesSchema>

const ruleText = z.string().min(1).max(MOST_RULE_FILE).meta({ description: 'A rule file (SC10)' })

export const rulesDraftSchema = z.object({ text: ruleText }).meta({ id: 'RulesDraft' })
export const rulesPublicationSchema = z
  .union([z.strictObject({ text: ruleText }), z.strictObject({ name: z.string().max(80) })])
  .meta({ id: 'RulesPublication', description: 'A rule file, or the name of a set that is shipped or stored' })
export type RulesPublication = z.infer<typeof rulesPublicationSchema>

const previewedPlayerSchema = z
  .object({
    playerId: z.int(),
    name: z.string(),
    position: z.enum(POSITIONS),
    beforeTenths: z.int(),
    afterTenths: z.int(),
    scouts: z.array(z.object({ scout: z.enum(SCOUTS), count: z.int(), beforeTenths: z.int(), afterTenths: z.int() })),
  })
  .meta({ id: 'PreviewedPlayer' })

export const rulesPreviewSchema = z
  .object({
    problems: z
      .array(z.object({ part: z.enum(RULE_FILE_PARTS), kind: z.enum(RULE_FILE_FAULTS), place: z.string() }))
      .meta({ description: 'Every place that breaks the file; empty: it can be published' }),
    read: namedRulesSchema.nullable(),
    rounds: z.array(z.int()).meta({ description: 'The settled rounds that are looked at' }),
    players: z.int().meta({ description: 'Who played in them' }),
    changed: z.int().meta({ description: 'For how many of them a scout would have given something else' }),
    most: z.array(previewedPlayerSchema).meta({ description: 'The thirty largest changes (SC14)' }),
  })
  .meta({ id: 'RulesPreview' })
export type RulesPreview = z.infer<typeof rulesPreviewSchema>
