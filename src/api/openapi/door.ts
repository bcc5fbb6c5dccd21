/**
 * The callers that a route admits. `person`: a guest or an account. `organiser`: an organiser of the championship or an
 * operator. `own`: only the owner; a stranger gets 401, and others get 404. `hidden`: like `own`, but a stranger gets
 * 404 too.
 */
export type Door = 'open' | 'person' | 'account' | 'organiser' | 'operator' | 'own' | 'hidden'

export interface Row {
  door: Door
  /** Says who may call the route, where the usual sentence of the door would mislead. */
  callers?: string
  /** A visitor who calls it becomes a guest, unless the request is refused. */
  makesGuest?: true
  /** A query that the test adds to the address. The test fills in the ids of the path. */
  query?: string
  /**
   * What limits how often a caller may use the route. `address`: for things that people can guess or use up.
   * `creations`, by person: for things that they create.
   */
  limit?: 'address' | 'creations'
}
