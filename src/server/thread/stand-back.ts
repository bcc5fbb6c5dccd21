import os from 'node:os'

/** On Linux the thread that calls it, alone: where processors are few, who asks for a page goes first. */
export function standBack(): void {
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_LOW)
}
