import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './deploy-process.mjs'
import { root } from './lib.mjs'

/** What a unit of systemd does for update.sh, where systemd does not run. */
const START = `#!/bin/bash
cd "$1/current" && { setsid node scripts/start.mjs >>"$1/craque.log" 2>&1 </dev/null & echo $! >"$1/craque.pid"; }
`
const STOP = `#!/bin/bash
pid=$(cat "$1/craque.pid") && kill -TERM "$pid" 2>/dev/null
while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
`

function serverIn(home, port) {
  const repository = path.join(home, 'repository')
  const env = {
    ...process.env,
    CRAQUE_SETTINGS: path.join(home, 'craque.env'),
    CRAQUE_BACKUP_FOLDER: path.join(home, 'backups'),
    CRAQUE_START: `${path.join(home, 'start.sh')} ${home}`,
    CRAQUE_STOP: `${path.join(home, 'stop.sh')} ${home}`,
  }
  const run = (command, args, { cwd, settings } = {}) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...env, ...settings } })
    return { status, text: `${stdout}${stderr}` }
  }
  const git = (...args) => {
    const { status, text } = run('git', ['-C', repository, ...args])
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${text}`)
    return text.trim()
  }
  return {
    repository,
    git,
    update: (seconds = '120') =>
      run(path.join(repository, 'deploy', 'update.sh'), [], { settings: { CRAQUE_READY_SECONDS: seconds } }),
    stop: () => run(path.join(home, 'stop.sh'), [home]),
    /** Of the release that runs. */
    craque: (...words) => {
      const of = { cwd: path.join(home, 'current'), settings: { CRAQUE_DATA: path.join(home, 'data') } }
      return run('npm', ['--silent', 'run', 'craque', '--', ...words], of).text
    },
    answers: async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false,
    runs: () => path.basename(readlinkSync(path.join(home, 'current'))),
  }
}

async function expectRunning(server, commit, what) {
  if (server.runs() !== commit) throw new Error(`${what}: another version runs, ${server.runs()}`)
  if (!(await server.answers())) throw new Error(`${what}: it does not answer`)
  if (!server.craque('championship', 'list').includes('vila')) throw new Error(`${what}: the championship is gone`)
}

/** A server of the commit before, brought to this one, and back from one that does not start. */
export async function checkUpdate(say) {
  const home = mkdtempSync(path.join(tmpdir(), 'craque-update-'))
  // PostgreSQL does not run as root, and must find its folder.
  chmodSync(home, 0o755)
  const port = await freePort()
  mkdirSync(path.join(home, 'data'))
  writeFileSync(path.join(home, 'craque.env'), `PORT=${port}\nCRAQUE_DATA=${home}/data\nCRAQUE_WORLD=none\n`)
  writeFileSync(path.join(home, 'start.sh'), START, { mode: 0o755 })
  writeFileSync(path.join(home, 'stop.sh'), STOP, { mode: 0o755 })
  const server = serverIn(home, port)
  spawnSync('git', ['clone', '--quiet', root, server.repository])
  const wanted = server.git('rev-parse', 'HEAD')
  try {
    server.git('checkout', '--quiet', 'HEAD~1')
    const before = server.git('rev-parse', 'HEAD')
    const first = server.update()
    if (first.status !== 0) throw new Error(`the first start: ${first.text}`)
    server.craque('championship', 'template', path.join(home, 'sheets'))
    server.craque('championship', 'import', path.join(home, 'sheets', 'modelo.xlsx'), '--name', 'Vila', '--yes')
    await expectRunning(server, before, 'the first start')
    say(`✓ the commit before, ${before.slice(0, 12)}, was built and runs`)

    server.git('checkout', '--quiet', wanted)
    const startedAt = performance.now()
    const update = server.update()
    if (update.status !== 0) throw new Error(`the update: ${update.text}`)
    await expectRunning(server, wanted, 'the update')
    say(`✓ updated to ${wanted.slice(0, 12)} in ${Math.round((performance.now() - startedAt) / 1000)} s, with its data`)

    writeFileSync(
      path.join(server.repository, 'scripts', 'start.mjs'),
      "throw new Error('this version does not start')\n",
    )
    server.git(
      '-c',
      'user.name=check',
      '-c',
      'user.email=check@example.org',
      'commit',
      '--quiet',
      '--all',
      '-m',
      'broken',
    )
    const broken = server.update('5')
    if (broken.status === 0) throw new Error('a version that does not start was called running')
    await expectRunning(server, wanted, 'after a version that does not start')
    say('✓ a version that does not start is taken back, with the data as they were')
  } finally {
    server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
