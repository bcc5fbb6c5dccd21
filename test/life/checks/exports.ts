import { Failure } from '#test/life/failure.ts'
import { peopleOf, shuffled, type Life } from '#test/life/life.ts'

const PEOPLE = 4

interface Export {
  account: { email: string } | undefined
  squads: { id: number }[]
}

/** An export contains the squads and the address of its person, and neither the password nor a cookie. */
export async function checkExports(life: Life): Promise<void> {
  const rng = life.random(`exports ${life.chronicle.steps}`)
  const known = peopleOf(life.chronicle).filter(({ managerId }) => managerId !== null)
  for (const { name, email, devices, password } of shuffled(rng, known).slice(0, PEOPLE)) {
    const data = await life.as(name).get<Export>('/api/account/export')
    const mine = life.chronicle.saved.filter(({ person }) => person === name)
    const lost = mine.find(({ squadId }) => !data.squads.some(({ id }) => id === squadId))
    if (lost) throw new Failure('points', `the data of ${name} lacks squad ${lost.squadId} of ${lost.championship}`)
    if (email !== null && data.account?.email !== email)
      throw new Failure('points', `the data of ${name} is that of ${data.account?.email ?? 'nobody'}`)
    const text = JSON.stringify(data)
    const secrets = [password, ...devices.flatMap(({ cookies }) => Object.values(cookies))]
    if (secrets.some((secret) => secret.length > 15 && text.includes(secret)))
      throw new Failure('secret', `the data of ${name} contains a secret`)
  }
}
