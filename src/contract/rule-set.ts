import * as z from 'zod'
import { MOST_RULE_FILE } from './rule-terms.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { RULE_FILE_FAULTS, RULE_FILE_PARTS } from './rule-file.ts'

const byScout = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(SCOUTS), value)
const byPosition = z.union([z.int(), z.partialRecord(z.enum(POSITIONS), z.int())])

export const ruleSetSchema = z
  .object({
    tenths: byScout(byPosition).meta({ description: 'Tenths of a point each time that a scout is counted' }),
    every: byScout(z.int()).optional().meta({ description: 'How many make one group; only full groups earn points' }),
    from: byScout(byPosition)
      .optional()
      .meta({ description: 'The scout counts once, if a match has at least this many' }),
    most: byScout(z.int()).optional().meta({ description: 'At most this many in a match count' }),
  })
  .meta({ id: 'RuleSet', description: 'What scouts (counted actions of players) are worth (SC10)' })

const namedRulesSchema = z.object({ name: z.string(), rules: ruleSetSchema }).meta({ id: 'NamedRules' })

export const championshipRulesSchema = z
  .object({
    current: namedRulesSchema.meta({ description: 'The set of every round that is not locked yet' }),
    nextRound: z.int().nullable().meta({ description: 'Number of the first round for which `current` counts' }),
    locked: z
      .object({ round: z.int(), ...namedRulesSchema.shape })
      .nullable()
      .meta({ description: 'The newest locked round, if it keeps another set (SC13)' }),
    versions: z
      .array(z.object({ version: z.int(), atMs: z.int(), ...namedRulesSchema.shape }))
      .meta({ description: 'Rules that its organisers published, newest first (SC12)' }),
    mayChange: z.boolean().meta({ description: 'Whether I may publish other rules' }),
  })
  .meta({ id: 'ChampionshipRules' })
export type ChampionshipRules = z.infer<typeof championshipRulesSchema>

const ruleText = z.string().min(1).max(MOST_RULE_FILE).meta({ description: 'A rule file (SC10)' })

export const rulesDraftSchema = z.object({ text: ruleText }).meta({ id: 'RulesDraft' })
export const rulesPublicationSchema = z
  .union([z.strictObject({ text: ruleText }), z.strictObject({ name: z.string().max(80) })])
  .meta({ id: 'RulesPublication', description: 'A rule file, or the name of a rule set that is shipped or stored' })
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
      .meta({ description: 'Everything that is wrong in the file, with its place; empty if it can be published' }),
    read: namedRulesSchema.nullable(),
    rounds: z.array(z.int()).meta({ description: 'Numbers of the settled rounds that were compared' }),
    players: z.int().meta({ description: 'Number of players who played in them' }),
    changed: z.int().meta({ description: 'Number of these players for whom a scout would have counted differently' }),
    most: z.array(previewedPlayerSchema).meta({ description: 'The thirty largest changes (SC14)' }),
  })
  .meta({ id: 'RulesPreview' })
export type RulesPreview = z.infer<typeof rulesPreviewSchema>
