import { runCli } from './cli/run-cli.ts'
import { loadSettings } from './server/load-settings.ts'
import { projectFolder } from './server/version.ts'

loadSettings(projectFolder())

process.exitCode = await runCli(process.argv.slice(2), {
  program: process.env['CRAQUE_PROGRAM'] ?? 'craque',
  env: process.env,
  cwd: process.cwd(),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
})
