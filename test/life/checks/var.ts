import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { OPERATOR } from '#test/life/stories/people.ts'
import { until } from '#test/life/until.ts'

/** Only the newest rounds of each championship are verified, because each file is read completely. */
const ROUNDS = 2
/** A result that has just arrived reaches the log and the table of a bolão within this time. */
const COUNTS_WITHIN_MS = 30_000

interface Verified {
  address: string
  file: string
  limitMs: number
}

/** Computes one file of the log again, with code that shares nothing with the server. */
async function verify(life: Life, { address, file, limitMs }: Verified): Promise<void> {
  let told = ''
  const agrees = async () => {
    const { status, body } = await life.as(OPERATOR).send({ method: 'GET', path: address })
    // The log has not begun, or the operator is not in this bolão: then there is no file.
    if (status !== 200) return true
    await writeFile(file, JSON.stringify(body))
    const { code, out, err } = await life.server.craque('verify', file)
    told = `${out}${err}`
    return code === 0
  }
  await until(agrees, {
    limitMs,
    everyMs: 2_000,
    otherwise: () => new Failure('var', `${address}: ${told}`),
  })
}

/** VR9, VR10: recomputes rounds and bolões from what the log offers. */
export async function checkVar(life: Life): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'craque-life-var-'))
  const file = path.join(folder, 'file.json')
  for (const { slug, isDeleted } of Object.values(life.chronicle.championships)) {
    if (isDeleted) continue
    const { rounds } = await life.as(OPERATOR).get<{ rounds: { id: number }[] }>(`/api/var?championship=${slug}`)
    const saved = new Set(life.chronicle.saved.filter((one) => one.championship === slug).map(({ roundId }) => roundId))
    // People save for the next round once the one before is locked.
    if (saved.size > 1 && rounds.length === 0) throw new Failure('var', `the log of ${slug} has no lock`)
    for (const { id } of rounds.slice(0, ROUNDS))
      await verify(life, { address: `/api/rounds/${id}/var`, file, limitMs: 0 })
  }
  for (const id of Object.values(life.chronicle.leagues))
    await verify(life, { address: `/api/pools/${id}/var`, file, limitMs: COUNTS_WITHIN_MS })
  await rm(folder, { recursive: true })
}
