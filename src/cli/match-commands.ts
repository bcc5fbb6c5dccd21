import type { Decision } from '#domain/match/decision.ts'
import type { createOperations } from '#jobs/operate/operations.ts'
import { scoreOf, UsageError, wholeNumber, type Flags } from './arguments.ts'
import type { Command } from './command.ts'
import type { OpenDatabase } from './open.ts'

type Operations = ReturnType<typeof createOperations>

function momentOf(flags: Flags): number {
  const atMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(flags.to ?? '') ? Date.parse(flags.to ?? '') : Number.NaN
  if (Number.isNaN(atMs)) throw new UsageError('--to must look like 2026-05-27T21:30-03:00')
  return atMs
}

/** MT1, MT2, MT3, MT4, MT5, MT8, MT11: what is decided about matches besides their play. */
export function matchCommands(
  operationsOf: (db: OpenDatabase['db']) => Promise<Operations> | Operations,
): Record<string, Command> {
  const command = (name: string, more: string, about: string, decisionOf: (flags: Flags) => Decision): Command => ({
    usage: `match ${name} MATCH ${more}--reason TEXT --yes [--by NAME]`,
    about,
    run: async ({ db }, [id], flags) => {
      const matchId = wholeNumber(id, 'MATCH')
      const decision = decisionOf(flags)
      if (!flags.yes) throw new UsageError('everybody who plays is told of it: say --yes to do it')
      const stated = { matchId, decision, reason: flags.reason ?? '' }
      const result = await (await operationsOf(db)).decideMatch(stated, null, flags.by)
      if (!result.ok) return { text: `match ${matchId} stays: ${result.error.kind}`, json: result, failed: true }
      const { leftRound } = result.value
      const text = `match ${matchId}: ${decision.kind}${leftRound ? ', it is in its round no more' : ''}`
      return { text, json: { matchId, decision, leftRound } }
    },
  })
  return {
    'club withdraw': {
      usage: 'club withdraw CLUB --reason TEXT --yes [--by NAME]',
      about: 'awards all remaining matches of a club to its opponents, and removes its players from the market',
      run: async ({ db }, [id], flags) => {
        const clubId = wholeNumber(id, 'CLUB')
        if (!flags.yes) throw new UsageError('all its matches to come are decided by it: say --yes to do it')
        const result = await (
          await operationsOf(db)
        ).withdrawClub({ clubId, reason: flags.reason ?? '' }, null, flags.by)
        if (!result.ok) return { text: `club ${clubId} stays: ${result.error.kind}`, json: result, failed: true }
        const { awarded } = result.value
        return { text: `club ${clubId} is out: ${awarded} matches awarded`, json: { clubId, awarded } }
      },
    },
    'match postpone': command('postpone', '', 'takes a match out of its round until a date is known', () => ({
      kind: 'postponed',
    })),
    'match move': command(
      'move',
      '--to MOMENT ',
      'gives a match another kick-off; it leaves its round if it begins before the deadline or after the next one',
      (flags) => ({ kind: 'moved', startsAtMs: momentOf(flags) }),
    ),
    'match abandon': command('abandon', '', 'ends a match under way without a result: it counts for nothing', () => ({
      kind: 'abandoned',
    })),
    'match resume': command(
      'resume',
      '[--to MOMENT] ',
      'lets an abandoned match go on from the minute in which it stopped, now or at that moment',
      (flags) => ({ kind: 'resumed', startsAtMs: flags.to === undefined ? null : momentOf(flags) }),
    ),
    'match award': command(
      'award',
      '--score H-A ',
      'decides the result off the pitch: a match not played to its end is a walk-over, of a finished one only the table changes',
      (flags) => ({ kind: 'awarded', score: scoreOf(flags) }),
    ),
  }
}
