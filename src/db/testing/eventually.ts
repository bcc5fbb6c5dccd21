import { vi } from 'vitest'

/** Waits for what must come, however busy the machine is: a second, the runner's own limit, says nothing about us. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 })
