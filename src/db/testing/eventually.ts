import { vi } from 'vitest'

/** Waits up to 30 seconds for a condition. The runner's own limit of a second would fail on slow machines. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 })
