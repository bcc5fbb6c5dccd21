const running = new Set<number>()

/**
 * Stops PostgreSQL immediately, without waiting for connections: the next start recovers, and no acknowledged write is
 * lost.
 */
function endAll() {
  for (const pid of running) {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // The process has ended by itself.
    }
  }
}

/**
 * When this process exits, its PostgreSQL ends too (after a SIGKILL, `watchServer` ends it). Returns a function that
 * cancels this.
 */
export function endsWithUs(pid: number): () => void {
  if (running.size === 0) process.once('exit', endAll)
  running.add(pid)
  return () => {
    running.delete(pid)
    if (running.size === 0) process.off('exit', endAll)
  }
}
