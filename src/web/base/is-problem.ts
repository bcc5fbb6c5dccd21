import type { KindOf, RouteName } from '#api/api-routes.ts'
import { ApiProblem } from './api-client.ts'

/** `isProblem<'PUT /api/squads/{id}'>(error, 'market_closed')`: a kind that this call cannot have does not compile. */
export const isProblem = <Name extends RouteName = RouteName>(
  error: unknown,
  ...kinds: readonly KindOf<Name>[]
): error is ApiProblem => error instanceof ApiProblem && (kinds as readonly string[]).includes(error.kind)
