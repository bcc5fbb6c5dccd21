/** The key that stops mail with notices. Every such mail contains the key of its reader. */
export const unsubscribeKey = (managerId: number, digest: (text: string) => string): string =>
  `${managerId}.${digest(`unsubscribe ${managerId}`)}`

/** The manager whose key this is; undefined if we did not make it. */
export function readUnsubscribeKey(key: string, digest: (text: string) => string): number | undefined {
  const managerId = Number(/^(\d{1,9})\./.exec(key)?.[1] ?? NaN)
  return managerId > 0 && key === unsubscribeKey(managerId, digest) ? managerId : undefined
}
