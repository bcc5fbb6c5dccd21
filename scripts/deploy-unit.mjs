import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

/** Checks the unit file without installing or starting it. */
export function checkUnit(say) {
  const file = path.join(root, 'deploy', 'craque.service')
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  if (error) return say('skipped: systemd-analyze is not installed')
  if (status !== 0 || stderr.trim() !== '') throw new Error(`systemd-analyze verify: ${stdout}${stderr}`)
  const rating = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], { encoding: 'utf8' })
  const [, exposure] = /Overall exposure level[^:]*: (.+)/.exec(rating.stdout) ?? []
  const started = existsSync('/run/systemd/system')
    ? 'systemd runs here'
    : 'systemd does not run here: it was not started'
  return say(`✓ systemd-analyze finds nothing wrong; exposure ${exposure ?? 'unknown'}; ${started}`)
}
