const lookMs = 250

/**
 * A killed npm passes no signal on and would leave the server behind. So the server checks whether its parent process
 * still runs. `scripts/start.mjs` and `superviseDemo` set the number; a server without it outlives its parent.
 */
export function watchParent(number: string | undefined, onGone: () => void): void {
  if (number === undefined) return
  const looking = setInterval(() => {
    if (process.ppid === Number(number)) return
    clearInterval(looking)
    onGone()
  }, lookMs).unref()
}
