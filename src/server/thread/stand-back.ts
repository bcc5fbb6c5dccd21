import os from 'node:os'

/** A third of an equal share: at the lowest priority a machine that others keep busy never came to it. */
const BEHIND = 5

/** On Linux the thread that calls it, alone: where processors are few, who asks for a page goes first. */
export function standBack(): void {
  if (process.platform === 'linux') os.setPriority(0, BEHIND)
}
