/** The app fills in its `routes` and their `context`, so that a link to a missing path does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

export type AppContextOf = Register extends { context: infer Context } ? Context : never
