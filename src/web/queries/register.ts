/** Filled in by the app: the keys of what it keeps, and what it notes of them. So a key that does not exist does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface Register {}

export type QueryKey = Register extends { queryKey: infer Key extends readonly unknown[] } ? Key : readonly unknown[]
export type QueryMeta = Register extends { queryMeta: infer Meta } ? Meta : Record<string, unknown>
