import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './lib.mjs'

const units = ['craque.service', 'craque-update.service', 'craque-update.timer']
const installed = /^(ExecStart=)\/srv\/craque\/\S+/m

/**
 * Copies of the units that start a program of every machine. systemd-analyze looks for the program, and Craque is not
 * installed here.
 */
function copyUnits(folder) {
  return units.map((name) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(path.join(root, 'deploy', name), 'utf8').replace(installed, '$1/bin/true'))
    return file
  })
}

function verify() {
  const folder = mkdtempSync(path.join(tmpdir(), 'craque-units-'))
  try {
    return spawnSync('systemd-analyze', ['verify', ...copyUnits(folder)], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Checks the unit files without installing or starting them. */
export function checkUnit(say) {
  const { error, status, stdout, stderr } = verify()
  if (error) return say('skipped: systemd-analyze is not installed')
  if (status !== 0 || stderr.trim() !== '') throw new Error(`systemd-analyze verify: ${stdout}${stderr}`)
  const file = path.join(root, 'deploy', 'craque.service')
  const rating = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' })
  const [, exposure] = /Overall exposure level[^:]*: (.+)/.exec(rating.stdout) ?? []
  const started = existsSync('/run/systemd/system')
    ? 'systemd runs here'
    : 'systemd does not run here: it was not started'
  return say(`✓ systemd-analyze finds nothing wrong; exposure ${exposure ?? 'unknown'}; ${started}`)
}
