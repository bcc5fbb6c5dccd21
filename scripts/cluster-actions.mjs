import { setTimeout as pause } from 'node:timers/promises'

/** Repeats actions until `stop` is called. `whileHeld` pauses them all and runs work in the meantime. */
export function createActions() {
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const underWay = new Set()
  const loops = []
  let held

  async function again(work, everyMs) {
    for (let turn = 1; !isOver(); turn++) {
      await held
      const doing = work(turn)
      underWay.add(doing)
      await doing.finally(() => underWay.delete(doing))
      await pause(everyMs)
    }
  }
  return {
    isOver,
    repeat: (work, everyMs) => void loops.push(again(work, everyMs)),
    whileHeld: async (look) => {
      let release
      held = new Promise((resolve) => (release = resolve))
      try {
        await Promise.all(underWay)
        return await look()
      } finally {
        held = undefined
        release()
      }
    },
    stop: async () => {
      over.abort()
      await Promise.all(loops)
    },
  }
}
