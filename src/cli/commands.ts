import { audit } from '#db/audit/audit.ts'
import { grantOperator } from '#db/account/account-operator.ts'
import { confirmEmailByHand } from '#db/account/email-code.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import { readClock } from '#db/clock/clock.ts'
import { resetDatabase } from '#db/migrate/reset.ts'
import { roundStatus, worldStatus, type RoundStatus, type WorldStatus } from '#db/world/world-status.ts'
import { FASTEST_PACE, isPace } from '#domain/round/pace.ts'
import type { Change } from '#jobs/life-cycle/correct-match.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { createProviders } from '#jobs/providers.ts'
import { chatCommands } from './chat-commands.ts'
import { championshipCommands, championshipNamed } from './championship-commands.ts'
import { championshipImport } from './championship-import.ts'
import { championshipPlay } from './championship-play.ts'
import { championshipTemplate } from './championship-template.ts'
import { championshipUndo } from './championship-undo.ts'
import { championshipVerify } from './championship-verify.ts'
import { scoreOf, UsageError, wholeNumber, type Flags } from './arguments.ts'
import { backupCommands } from './backup-commands.ts'
import type { Command } from './command.ts'
import { updateCommand } from './update-command.ts'
import { askHealth, ownAddress } from './ask-health.ts'
import { feedCommands } from './feed-commands.ts'
import { matchCommands } from './match-commands.ts'
import { mcpCommand } from './mcp-command.ts'
import { projectionCommands } from './projection-commands.ts'
import { scoringCommands } from './scoring-commands.ts'
import { verifyCommands } from './verify-commands.ts'
import { witnessCommand } from './witness-command.ts'
import type { OpenDatabase } from './open.ts'

const counts = (record: Record<string, number>) =>
  Object.entries(record)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

function statusText(status: WorldStatus): string {
  const featured = status.featured.map(
    ({ name, members, prize, endsAt }) => `  ${name}: ${members} members, prize ${prize}, ends ${endsAt}`,
  )
  return [
    `managers  ${status.managers} (${counts(status.managersByCountry)})`,
    `leagues   ${status.leagues}`,
    ...featured,
    `picks     ${status.picks} (${status.settledPicks} settled)`,
    `players   ${status.players}`,
    `lineups   ${status.lineups}`,
    `matches   ${counts(status.matches)}`,
    `rounds    ${counts(status.rounds)}`,
    `game time ${status.gameNow}, pace ${status.pace}`,
  ].join('\n')
}

function roundText(round: RoundStatus): string {
  return [
    `round ${round.id} (season ${round.season}, number ${round.number}): ${round.state}, deadline ${round.deadlineAt}, ${round.lineups} lineups, settled ${round.settlements} times`,
    ...round.matches.map((m) => `  match ${m.id}  ${m.startsAt}  ${m.home} ${m.score ?? 'x'} ${m.away}  ${m.state}`),
    ...round.corrections.map((c) => `  correction ${c.id} of match ${c.matchId} by ${c.by} at ${c.at}: ${c.reason}`),
  ].join('\n')
}

function changeOf(flags: Flags): Change {
  if (flags.score) return { kind: 'score', score: scoreOf(flags) }
  const scouts = (flags.scout ?? []).map((text): [string, number] => {
    const [, name, count] = /^([a-zA-Z]+)=(\d+)$/.exec(text) ?? []
    if (!name) throw new UsageError('--scout must look like goal=1')
    return [name, Number(count)]
  })
  if (scouts.length === 0) throw new UsageError('give --score H-A, or --player ID with --scout NAME=COUNT')
  return { kind: 'scouts', playerId: wholeNumber(flags.player, '--player'), scouts: Object.fromEntries(scouts) }
}

const operationsOf = (db: OpenDatabase['db']) => createOperations(db, createProviders(db))

export const commands: Record<string, Command> = {
  health: {
    usage: 'health [ADDRESS]',
    about: 'asks the running server whether it is ready; for containers and monitoring',
    runAlone: (words, _flags, env) => askHealth(words[0] ?? ownAddress(env)),
  },
  update: updateCommand,
  mcp: mcpCommand,
  'world status': {
    usage: 'world status',
    about: 'counts of managers, leagues, picks, players, matches and rounds, and the game clock',
    run: async ({ db }) => {
      const status = await worldStatus(db, await mainChampionship(db))
      return { text: statusText(status), json: status }
    },
  },
  'world reset': {
    usage: 'world reset --yes',
    about: 'empties the database; the next start builds the sample world again',
    run: async ({ pool }, _words, flags) => {
      if (!flags.yes) throw new UsageError('this deletes every squad, pick and account: say --yes to do it')
      await resetDatabase(pool)
      return { text: 'The database is empty. The next start fills it again.', json: { reset: true } }
    },
  },
  'account confirm': {
    usage: 'account confirm EMAIL',
    about: 'confirms the e-mail of an account by hand, for servers without mail',
    run: async ({ db }, [email]) => {
      if (!email) throw new UsageError('name the e-mail of the account')
      const isConfirmed = await confirmEmailByHand(db, email)
      return {
        text: isConfirmed ? `${email} is confirmed.` : 'There is no account with this e-mail.',
        json: { email, isConfirmed },
        failed: !isConfirmed,
      }
    },
  },
  'championship import': championshipImport,
  'championship play': championshipPlay,
  'championship template': championshipTemplate,
  'championship undo': championshipUndo,
  'championship verify': championshipVerify,
  ...projectionCommands,
  ...scoringCommands,
  'round show': {
    usage: 'round show [ROUND]',
    about: 'a round with its matches and corrections; without a number, the running rounds and the next ones',
    run: async ({ db }, [id]) => {
      const asked =
        id === undefined ? { championshipId: await mainChampionship(db) } : { roundId: wholeNumber(id, 'ROUND') }
      const rounds = await roundStatus(db, asked)
      if (rounds.length === 0) return { text: 'There is no such round.', json: [], failed: true }
      return { text: rounds.map(roundText).join('\n\n'), json: rounds }
    },
  },
  'round lock': {
    usage: 'round lock ROUND',
    about: 'closes the market of a round now: its deadline becomes this moment',
    run: async ({ db }, [id]) => {
      const roundId = wholeNumber(id, 'ROUND')
      const outcome = await operationsOf(db).lockRound(roundId, null)
      return {
        text: `round ${roundId}: ${outcome}`,
        json: { roundId, outcome },
        failed: outcome !== 'locked' && outcome !== 'already',
      }
    },
  },
  'round settle': {
    usage: 'round settle ROUND',
    about: 'settles a round whose matches are all over',
    run: async ({ db }, [id]) => {
      const roundId = wholeNumber(id, 'ROUND')
      const outcome = await operationsOf(db).settleRound(roundId, null)
      return {
        text: `round ${roundId}: ${outcome}`,
        json: { roundId, outcome },
        failed: outcome === 'unfinished' || outcome === 'unknown_round',
      }
    },
  },
  'round correct': {
    usage: 'round correct MATCH (--score H-A | --player ID --scout NAME=COUNT ...) --reason TEXT [--by NAME]',
    about: 'corrects a finished match, and settles again what follows from it; the correction stays visible',
    run: async ({ db }, [id], flags) => {
      const matchId = wholeNumber(id, 'MATCH')
      const change = changeOf(flags)
      const correction = { matchId, change, reason: flags.reason ?? '' }
      const result = await operationsOf(db).correctMatch(correction, null, flags.by)
      if (!result.ok) return { text: `not corrected: ${result.error.kind}`, json: result, failed: true }
      return { text: `correction ${result.value.correctionId} of match ${matchId} is settled`, json: result.value }
    },
  },
  ...championshipCommands,
  ...matchCommands(operationsOf),
  ...feedCommands,
  ...chatCommands,
  pace: {
    usage: 'pace [N] [--championship SLUG]',
    about: 'shows the pace of the main championship or another, or makes its time run N times faster (1 is real time)',
    run: async ({ db }, [text], flags) => {
      const named = flags.championship === undefined ? undefined : await championshipNamed(db, flags.championship)
      const championshipId = named?.id ?? (await mainChampionship(db))
      if (text !== undefined) {
        const pace = Number(text)
        if (!isPace(pace)) throw new UsageError(`N must be above 0 and at most ${FASTEST_PACE}`)
        const outcome = await operationsOf(db).setPace({ championshipId, pace }, null)
        if (outcome === 'real_time')
          return { text: 'This championship runs on real time.', json: { outcome }, failed: true }
      }
      const { now, pace } = await readClock(db, championshipId)
      return { text: `pace ${pace}, game time ${now.toISOString()}`, json: { pace, now } }
    },
  },
  audit: {
    usage: 'audit',
    about: 'proves for the whole database that every point can be traced to its source',
    run: async ({ db }) => {
      const findings = await audit(db)
      const failed = findings.some(({ wrong }) => wrong > 0)
      const lines = findings.map(
        ({ check, wrong, example }) =>
          `${wrong === 0 ? '✓' : '✗'} ${check}${wrong ? `: ${wrong} wrong, for example ${example}` : ''}`,
      )
      return { text: lines.join('\n'), json: findings, failed }
    },
  },
  ...verifyCommands,
  witness: witnessCommand,
  ...backupCommands,
  'operator grant': {
    usage: 'operator grant EMAIL',
    about: 'makes an existing account an operator',
    run: async ({ db }, [email]) => {
      if (!email) throw new UsageError('name the e-mail of the account')
      const result = await grantOperator(db, email)
      return {
        text: result.ok ? `${email} is an operator` : `${email}: ${result.error.kind}`,
        json: result,
        failed: !result.ok,
      }
    },
  },
}
