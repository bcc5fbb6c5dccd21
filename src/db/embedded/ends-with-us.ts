const running = new Set<number>()

/** At once, without waiting for anybody: the next start recovers, and nothing acknowledged is lost. */
function endAll() {
  for (const pid of running) {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // It went by itself.
    }
  }
}

/** However this process exits, a PostgreSQL that it has started does not outlive it. Gives back how to forget it. */
export function endsWithUs(pid: number): () => void {
  if (running.size === 0) process.once('exit', endAll)
  running.add(pid)
  return () => {
    running.delete(pid)
    if (running.size === 0) process.off('exit', endAll)
  }
}
