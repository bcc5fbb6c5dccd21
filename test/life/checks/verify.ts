import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'

/** Compares every championship from files or feeds with the points that its source published. */
export async function verify({ server, chronicle }: Life): Promise<void> {
  for (const { slug, isDeleted, broughtRounds } of Object.values(chronicle.championships)) {
    if (isDeleted || broughtRounds.length === 0) continue
    const { code, out, err } = await server.craque('championship', 'verify', slug)
    if (code !== 0) throw new Failure('points', `${slug} after ${broughtRounds.length} files: ${out}${err}`)
  }
}
