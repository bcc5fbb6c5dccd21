export interface Gate {
  close: () => void
  open: () => void
  /** Undefined if the gate is open; otherwise a promise that resolves when it opens. */
  passed: () => Promise<void> | undefined
}

/** Callers wait here while the gate is closed. */
export function createGate(): Gate {
  let closed: { opened: Promise<void>; open: () => void } | undefined
  return {
    close: () => {
      if (closed) return
      let open = () => {}
      const opened = new Promise<void>((resolve) => (open = resolve))
      closed = { opened, open }
    },
    open: () => {
      closed?.open()
      closed = undefined
    },
    passed: () => closed?.opened,
  }
}
