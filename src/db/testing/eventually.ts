import { vi } from 'vitest'

/**
 * Waits for a condition, however busy the machine is. The runner's own limit of a second would fail on slow machines.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 30_000 })
