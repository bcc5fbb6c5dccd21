import { useLayoutEffect, useRef, useState } from 'react'
import { painted } from '#web/router/painted.ts'

/**
 * A choice that shows at once, and what follows from it after that has been seen: a tap is answered in the next frame, however much of the page it
 * changes. Of several in one frame the last counts.
 */
export function useAhead<Value>(value: Value, change: (next: Value) => void): [Value, (next: Value) => void] {
  const [ahead, setAhead] = useState<{ next: Value }>()
  const latest = useRef({ change, turn: 0 })
  useLayoutEffect(() => {
    latest.current.change = change
  })
  async function choose(next: Value) {
    const turn = ++latest.current.turn
    setAhead({ next })
    await painted()
    if (turn !== latest.current.turn) return
    latest.current.change(next)
    // Not before the value itself has followed.
    await painted()
    if (turn === latest.current.turn) setAhead(undefined)
  }
  return [ahead ? ahead.next : value, (next) => void choose(next)]
}
