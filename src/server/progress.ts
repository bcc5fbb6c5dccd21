import type { OnProgress } from '#jobs/world/build/build-world.ts'

const widestBar = 28

interface Progress {
  title: string
  step: string
  /** How much is done, 0 to 1. */
  share: number
}

const percentOf = (share: number) => `${Math.floor(share * 100)}%`.padStart(4)

/** One line that fits: in a narrower terminal it would wrap, and each redraw would leave a line behind. */
export function drawBar({ title, step, share }: Progress, columns: number): string {
  const head = `  ${title} `
  const tail = ` ${percentOf(share)}`
  const width = Math.max(0, Math.min(widestBar, columns - 1 - head.length - tail.length))
  const filled = Math.round(share * width)
  return `${head}${'█'.repeat(filled)}${'░'.repeat(width - filled)}${tail}  ${step}`.slice(0, columns - 1).trimEnd()
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>

/** For terminals that do not tell their width. */
const usualColumns = 80
const toBeginning = '\r'
const clearRest = '\u001B[K'

/** A bar that moves on a terminal; elsewhere a line for each quarter. */
export function showProgress(title: string, out: Output): OnProgress {
  let shownQuarter = -1
  return (step, share) => {
    if (out.isTTY) {
      out.write(
        `${toBeginning}${drawBar({ title, step, share }, out.columns || usualColumns)}${clearRest}${share === 1 ? '\n' : ''}`,
      )
      return
    }
    const quarter = Math.floor(share * 4)
    if (quarter > shownQuarter) out.write(`  ${title} ${percentOf(share)}\n`)
    shownQuarter = Math.max(shownQuarter, quarter)
  }
}
