import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'

/** A checkpoint checks only the newest rounds, because their files are read completely. */
const ROUNDS = 3

/** VR9: recomputes rounds of the main championship with code that shares nothing with the server. */
export async function checkVar({ server }: Life): Promise<void> {
  const answer = await fetch(`${server.url()}/api/var`)
  if (!answer.ok) throw new Failure('var', `/api/var answered ${answer.status}`)
  const { rounds } = (await answer.json()) as { rounds: { id: number }[] }
  for (const { id } of rounds.slice(0, ROUNDS)) {
    const { code, out, err } = await server.craque('verify', `${server.url()}/api/rounds/${id}/var`)
    if (code !== 0) throw new Failure('var', `round ${id}: ${out}${err}`)
  }
}
