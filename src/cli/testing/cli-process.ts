import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Connection } from '#db/embedded/owner-lock.ts'
import { runCli } from '#cli/run-cli.ts'

export interface CliResult {
  code: number | null
  out: string
  err: string
}

const main = fileURLToPath(new URL('cli.ts', new URL('../..', import.meta.url)))

/** Runs the operator's command in a process of its own, as `npm run craque -- ...` does. */
export function startCraque(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = new Promise<CliResult>((resolve) => child.once('close', (code) => resolve({ code, out, err })))
  return { child, ended }
}

export const craqueProcess = (words: string[], env: Record<string, string>) => startCraque(words, env).ended

/** Runs the same command within this process, because starting another one takes a second. */
export async function craque(words: string[], env: Record<string, string>): Promise<CliResult> {
  let out = ''
  let err = ''
  const code = await runCli(words, {
    program: 'craque',
    env,
    cwd: process.cwd(),
    out: (text) => (out += `${text}\n`),
    err: (text) => (err += `${text}\n`),
  })
  return { code, out, err }
}

export function urlOf({ user, password, host, port, database }: Connection): string {
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
