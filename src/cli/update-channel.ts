import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'

const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/
const releaseSchema = z.object({
  version: z.string().regex(versionPattern),
  /** The address of the package, which may be relative to that of the channel. */
  package: z.string().min(1),
  /** The Ed25519 signature of the package's bytes, in base64. */
  signature: z.string().min(1),
  publishedAt: z.string(),
  /** What is new, as the changelog says it. */
  notes: z.string(),
})
export const channelSchema = z.object({ schema: z.literal(1), releases: z.array(releaseSchema) })
export type Release = z.infer<typeof releaseSchema>

type Version = readonly [major: number, minor: number, patch: number]

function partsOf(version: string): Version {
  const [, major, minor, patch] = versionPattern.exec(version) ?? []
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)]
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0)
}

const isSameMinor = (a: string, b: string) => partsOf(a).slice(0, 2).join() === partsOf(b).slice(0, 2).join()

/** The releases that a server may update to, newest first. With `withinMinor` only those of the same minor version. */
export function newerReleases(
  releases: readonly Release[],
  { installed, withinMinor }: { installed: string; withinMinor: boolean },
): Release[] {
  return releases
    .filter(({ version }) => isNewer(version, installed) && (!withinMinor || isSameMinor(version, installed)))
    .toSorted((a, b) => (isNewer(a.version, b.version) ? -1 : 1))
}

/** Whoever can write to the channel's host still cannot make a package that this accepts. */
export function isSigned(
  bytes: Uint8Array,
  { signature, publicKey }: { signature: string; publicKey: string },
): boolean {
  const key = createPublicKey(publicKey)
  return key.asymmetricKeyType === 'ed25519' && verify(undefined, bytes, key, Buffer.from(signature, 'base64'))
}
