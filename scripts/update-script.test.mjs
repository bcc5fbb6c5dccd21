import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './lib.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'craque-script-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nobody = 65_534
const canChangeUser = process.platform === 'linux' && process.getuid() === 0 && existsSync('/sbin/runuser')

const program = (name, lines) => {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/bash\n${lines}\n`)
  chmodSync(file, 0o755)
}

/** Packs a version in a folder that only root can enter, as root's home is. */
function pack(version) {
  const inside = path.join(folder, 'private', 'package')
  mkdirSync(inside, { recursive: true, mode: 0o700 })
  writeFileSync(path.join(inside, 'package.json'), `{\n  "version": "${version}",\n  "x": 1\n}\n`)
  const file = path.join(folder, 'private', `craque-${version}.tgz`)
  spawnSync('tar', ['-czf', file, '-C', path.join(folder, 'private'), 'package'])
  writeFileSync(`${file}.sig`, 'signed\n', { mode: 0o600 })
  chmodSync(file, 0o600)
  return file
}

test.skipIf(!canChangeUser)('root installs and updates from files that the owner of the server cannot read', () => {
  chmodSync(folder, 0o755)
  const home = path.join(folder, 'home')
  for (const name of [home, path.join(folder, 'data'), path.join(folder, 'backups')]) {
    mkdirSync(name)
    chownSync(name, nobody, nobody)
  }
  // The program of each version: it reads the copied package and its signature as the owner, and says its version.
  program(
    'craque',
    `echo "$1 $HOST:$PORT" >>"${folder}/data/asked"
if [ "$1" = update ]; then cp "$5" "$3/craque.tgz"; cat "$5.sig" >"${folder}/data/seen"; echo 1.0.1; fi`,
  )
  // While the first copy is made, the server still writes; this is what it wrote before it had stopped.
  const inData = (name) => path.join(folder, 'data', name)
  program(
    'stop',
    `test -e "${folder}/data.before-update/same" && cd "${folder}/data" && echo new >changed && rm removed && mkdir deep && echo new >deep/added && mv moved swapped`,
  )
  program('npm', `mkdir -p "$3/node_modules/.bin" && cp "${folder}/craque" "$3/node_modules/.bin/craque"`)
  const settings = (port) =>
    writeFileSync(path.join(folder, 'settings'), `CRAQUE_DATA=${folder}/data\nHOST=10.0.0.5\nPORT=${port}\n`)
  settings(3210)
  const update = (...words) =>
    spawnSync(path.join(root, 'deploy', 'update.sh'), words, {
      encoding: 'utf8',
      cwd: path.join(folder, 'private'),
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        CRAQUE_HOME: home,
        CRAQUE_SETTINGS: path.join(folder, 'settings'),
        CRAQUE_BACKUP_FOLDER: path.join(folder, 'backups'),
        CRAQUE_START: 'true',
        CRAQUE_STOP: path.join(folder, 'stop'),
        CRAQUE_READY_SECONDS: '2',
      },
    })
  pack('1.0.0')
  const first = update('--first', 'craque-1.0.0.tgz')
  expect([first.status, first.stderr]).toEqual([0, ''])
  for (const name of ['changed', 'removed', 'swapped', 'moved', 'same']) {
    writeFileSync(inData(name), name.slice(0, 4))
    // As old as each other: only the change of the folder tells them apart.
    utimesSync(inData(name), 1_000, 1_000)
  }
  pack('1.0.1')
  const second = update('--from', 'craque-1.0.1.tgz')
  expect([second.status, second.stderr]).toEqual([0, ''])
  expect(readFileSync(path.join(folder, 'data', 'seen'), 'utf8')).toBe('signed\n')
  expect(readlinkSync(path.join(home, 'current'))).toBe(path.join(home, 'releases', '1.0.1'))
  // The version that starts is asked at the address of the settings.
  expect(readFileSync(path.join(folder, 'data', 'asked'), 'utf8')).toContain('health 10.0.0.5:3210\n')
  const copied = readdirSync(`${folder}/data.before-update`, { recursive: true })
  expect(new Set(copied)).toEqual(new Set(['asked', 'changed', 'deep', 'deep/added', 'same', 'seen', 'swapped']))
  for (const name of copied.filter((one) => !['asked', 'deep'].includes(one)))
    expect(readFileSync(`${folder}/data.before-update/${name}`, 'utf8')).toBe(readFileSync(inData(name), 'utf8'))
  settings(0)
  pack('1.0.2')
  const third = update('--from', 'craque-1.0.2.tgz')
  expect([third.status, third.stderr]).toEqual([1, expect.stringContaining('PORT=0')])
  expect(readlinkSync(path.join(home, 'current'))).toBe(path.join(home, 'releases', '1.0.1'))
})
