/** Filled in by the app: its `routes` and the `context` that they are given. So a path that does not exist does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

export type AppContextOf = Register extends { context: infer Context } ? Context : never
