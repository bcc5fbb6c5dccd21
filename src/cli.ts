import { commandErrorText, FORECAST_USAGE, forecastEvaluateCommand } from '#jobs/forecast/evaluate-command.ts'
import { EmbeddedDatabaseError } from '#db/embedded/embedded-error.ts'
import { MigrationError } from '#db/migrate.ts'
import { readConfig } from '#server/config.ts'
import { parseCommand, UsageError } from './cli/arguments.ts'
import { commands, type Command } from './cli/commands.ts'
import { openForCommand } from './cli/open.ts'

const help = [
  'npm run craque -- COMMAND [--json]',
  '',
  ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
  `  ${FORECAST_USAGE.replace('usage: craque ', '')}`,
  '      measures the forecast model on results files, beside its baselines',
  '',
  'Commands work beside a running server. CRAQUE_DATA or DATABASE_URL say which database.',
].join('\n')

function find(words: string[]): { command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command) return { command, rest: words.slice(length) }
  }
  return undefined
}

async function evaluateForecasts(argv: string[]): Promise<number> {
  const result = await forecastEvaluateCommand(argv)
  if (!result.ok) {
    console.error(commandErrorText(result.error))
    return 2
  }
  console.log(result.value.isJson ? JSON.stringify(result.value.json) : result.value.text)
  return 0
}

async function main(argv: string[]): Promise<number> {
  if (argv[0] === 'forecast' && argv[1] === 'evaluate') return evaluateForecasts(argv.slice(2))
  const { values: flags, positionals } = parseCommand(argv)
  const found = find(positionals)
  if (flags.help || positionals.length === 0) {
    console.log(found ? `${found.command.usage}\n    ${found.command.about}` : help)
    return 0
  }
  if (!found) throw new UsageError(`there is no command "${positionals.join(' ')}"`)
  const config = readConfig(process.env, process.cwd())
  if (!config.ok) throw new UsageError(config.error)
  const database = await openForCommand(config.value)
  try {
    const report = await found.command.run(database, found.rest, flags)
    console.log(flags.json ? JSON.stringify(report.json) : report.text)
    return report.failed ? 1 : 0
  } finally {
    await database.finish()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\nTry: npm run craque -- --help`)
  else if (error instanceof EmbeddedDatabaseError || error instanceof MigrationError) console.error(error.message)
  else console.error(error)
  process.exitCode = 2
}
