import { useLayoutEffect, useRef, useState } from 'react'
import { painted } from '#web/router/painted.ts'

/**
 * A choice that shows at once, and what follows from it after that has been seen: a tap is answered in the next frame, however much of the page it
 * changes. Of several in one frame the last counts, and none when it is what stood before them.
 */
export function useAhead<Value>(value: Value, change: (next: Value) => void): [Value, (next: Value) => void] {
  const [ahead, setAhead] = useState<{ next: Value }>()
  const latest = useRef({ value, change, turn: 0 })
  useLayoutEffect(() => {
    latest.current.value = value
    latest.current.change = change
  })
  async function choose(next: Value) {
    const turn = ++latest.current.turn
    setAhead({ next })
    await painted()
    if (turn !== latest.current.turn) return
    if (!Object.is(next, latest.current.value)) latest.current.change(next)
    // Not before the value itself has followed.
    await painted()
    if (turn === latest.current.turn) setAhead(undefined)
  }
  return [ahead ? ahead.next : value, (next) => void choose(next)]
}
