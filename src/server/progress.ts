import type { OnProgress } from '#jobs/world/build/build-world.ts'

const width = 28

/** A bar that redraws itself on a terminal; elsewhere a line per step. */
export function progressBar(title: string, out: NodeJS.WriteStream): OnProgress {
  let lastStep = ''
  return (step, share) => {
    const percent = `${Math.round(share * 100)}%`.padStart(4)
    if (out.isTTY) {
      const filled = Math.round(share * width)
      out.write(`\r  ${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent}  ${step.padEnd(20)}`)
      if (share === 1) out.write('\n')
    } else if (step !== lastStep) {
      out.write(`  ${title} ${percent}  ${step}\n`)
    }
    lastStep = step
  }
}
