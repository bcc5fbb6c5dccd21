import { spawn } from 'node:child_process'
import os from 'node:os'
import { root } from './lib.mjs'

/** Runs a command and buffers its output, so that parallel commands do not mix their lines. */
function runQuietly([name, command, args, env]) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', (error) => (said += `${error.message}\n`))
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) process.stdout.write(said)
      resolve({ name, ok: code === 0 })
    })
  })
}

/** Runs at most one job per processor at a time. Each job counts as one pass or one failure. */
export async function runJobs(jobs) {
  const waiting = [...jobs]
  const ended = []
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) ended.push(await runQuietly(job))
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  const failures = ended.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`)
  return { passed: ended.length - failures.length, failed: failures.length, skipped: 0, failures }
}
