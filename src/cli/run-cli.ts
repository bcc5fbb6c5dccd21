import { commandErrorText, FORECAST_USAGE, forecastEvaluateCommand } from '#jobs/forecast/evaluate-command.ts'
import { BackupError } from '#db/backup/backup-error.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { MigrationError } from '#db/migrate/migration-error.ts'
import { readConfig } from '#server/config.ts'
import { readVersion } from '#server/version.ts'
import { parseCommand, UsageError, type Flags } from './arguments.ts'
import type { Command, Report } from './command.ts'
import { commands } from './commands.ts'
import { openForCommand } from './open.ts'

export interface Surroundings {
  /** What people type before the command: it differs between a clone and an installed package. */
  program: string
  env: Record<string, string | undefined>
  cwd: string
  out: (text: string) => void
  err: (text: string) => void
}

const helpOf = (program: string) =>
  [
    `${program} COMMAND [--json]`,
    '',
    ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
    `  ${FORECAST_USAGE.replace('usage: craque ', '')}`,
    '      measures the forecast model on results files, beside its baselines',
    '',
    'Without a command the installed program starts the server; `demo` starts a demonstration.',
    'Commands work beside a running server, except `restore`. CRAQUE_DATA or DATABASE_URL say which database.',
  ].join('\n')

interface Found {
  command: Command
  rest: string[]
}

function find(words: string[]): Found | undefined {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command) return { command, rest: words.slice(length) }
  }
  return undefined
}

async function evaluateForecasts(argv: string[], { out, err }: Surroundings): Promise<number> {
  const result = await forecastEvaluateCommand(argv)
  if (!result.ok) {
    err(commandErrorText(result.error))
    return 2
  }
  out(result.value.isJson ? JSON.stringify(result.value.json) : result.value.text)
  return 0
}

async function report({ command, rest }: Found, flags: Flags, { env, cwd }: Surroundings): Promise<Report> {
  if ('runAlone' in command) return command.runAlone(rest, flags, env)
  const config = readConfig(env, cwd)
  if (!config.ok) throw new UsageError(config.error)
  const database = await openForCommand(config.value)
  try {
    return await command.run(database, rest, flags)
  } finally {
    await database.finish()
  }
}

async function answer(argv: string[], surroundings: Surroundings): Promise<number> {
  if (argv[0] === 'forecast' && argv[1] === 'evaluate') return evaluateForecasts(argv.slice(2), surroundings)
  const { values: flags, positionals } = parseCommand(argv)
  if (flags.version) {
    surroundings.out(readVersion())
    return 0
  }
  const found = find(positionals)
  if (flags.help || positionals.length === 0) {
    surroundings.out(found ? `${found.command.usage}\n    ${found.command.about}` : helpOf(surroundings.program))
    return 0
  }
  if (!found) throw new UsageError(`there is no command "${positionals.join(' ')}"`)
  const { text, json, failed, exitCode } = await report(found, flags, surroundings)
  // A command without text has nothing to say, or has already written its own protocol (`mcp`).
  if (text !== '' || flags.json) surroundings.out(flags.json ? JSON.stringify(json) : text)
  return exitCode ?? (failed ? 1 : 0)
}

/** The messages of these errors are sentences for the person at the terminal. */
const explained = [EmbeddedDatabaseError, MigrationError, BackupError]

/**
 * Exit code: 0 is success, 1 is a negative answer, 2 is an error, such as a wrong command line or database. A command
 * may have others.
 */
export async function runCli(argv: string[], surroundings: Surroundings): Promise<number> {
  try {
    return await answer(argv, surroundings)
  } catch (error) {
    if (error instanceof UsageError) surroundings.err(`${error.message}\nTry: ${surroundings.program} --help`)
    else if (explained.some((kind) => error instanceof kind)) surroundings.err((error as Error).message)
    else surroundings.err((error as Error).stack ?? String(error))
    return 2
  }
}
