import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { limitMemory } from './control-group.ts'

const group = limitMemory(64)
const takeMemory = 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 22, 1))'

test.skipIf(!group)('a process that needs more memory than its group has is killed and counted', async () => {
  if (!group) return
  onTestFinished(() => (existsSync(group.procs) ? group.remove() : undefined))
  expect(group.kills()).toBe(0)
  const command = `echo $$ > ${group.procs} && exec "$0" -e "$1"`
  const { signal } = spawnSync('sh', ['-c', command, process.execPath, takeMemory])
  expect([signal, group.kills()]).toEqual(['SIGKILL', 1])
  expect(group.peakMb()).toBeGreaterThan(32)
  spawnSync('sh', ['-c', `echo $$ > ${group.procs} && sleep 600 >/dev/null 2>&1 &`])
  await group.remove()
  expect(existsSync(path.dirname(group.procs))).toBe(false)
})
