/** What stops the mail of somebody; whoever has a message to him has it. */
export const unsubscribeKey = (managerId: number, digest: (text: string) => string): string =>
  `${managerId}.${digest(`unsubscribe ${managerId}`)}`

/** Whose it is; undefined if we have not made it. */
export function readUnsubscribeKey(key: string, digest: (text: string) => string): number | undefined {
  const managerId = Number(/^(\d{1,9})\./.exec(key)?.[1] ?? NaN)
  return managerId > 0 && key === unsubscribeKey(managerId, digest) ? managerId : undefined
}
