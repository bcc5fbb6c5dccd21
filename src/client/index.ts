import type { ClientOptions } from './client-options.ts'
import { createClientOf } from './create-client.ts'

/** Filled in by `npm run client`, from the OpenAPI document. */
declare const CRAQUE_OPERATIONS: Readonly<Record<string, string>>

export const createClient = (options: ClientOptions = {}) => createClientOf(CRAQUE_OPERATIONS, options)
export { CraqueProblem } from './craque-problem.ts'
