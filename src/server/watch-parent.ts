const lookMs = 250

/**
 * npm that is killed passes nothing on and would leave the server behind, so what it has started looks whether it is still
 * there. Its number is noted by scripts/start.mjs; a server that was started otherwise outlives whoever did.
 */
export function watchParent(number: string | undefined, onGone: () => void): void {
  if (number === undefined) return
  const looking = setInterval(() => {
    if (process.ppid === Number(number)) return
    clearInterval(looking)
    onGone()
  }, lookMs).unref()
}
