import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { root } from './server-process.ts'

const limitMs = 1_800_000

test(
  'the image starts, plays a round, continues on its volume, and restores its backup elsewhere',
  (context) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/image.mjs'], { cwd: root, encoding: 'utf8' })
    const [, why] = /^skipped: (.*)$/m.exec(stdout) ?? []
    if (why) {
      note(context, `skipped: ${why}`)
      context.skip(why)
    }
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ a backup, restored')])
    note(context, stdout.trim().split('\n').join('; '))
  },
  limitMs,
)
