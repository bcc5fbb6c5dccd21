export interface Gate {
  close: () => void
  open: () => void
  /** Resolves once it is open: at once, unless it was closed. */
  passed: () => Promise<void> | undefined
}

/** Who comes while it is closed waits. */
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
