import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { PeoplePlan } from '#domain/testing/people/people-plan.ts'
import type { Process } from './processes.ts'

export const emailOf = (managerId: ManagerId): string => `conta-${managerId}@example.org`

/** Everybody's cookie: managers of the plan who are not bots become guests, or accounts that can sign in. */
export async function letPeopleIn(process: Process, { managers, accounts }: PeoplePlan) {
  const cookies = new Map<ManagerId, string>()
  for (const { id } of managers.filter(({ isBot }) => !isBot)) {
    const as = accounts.has(id) ? { email: emailOf(id) } : { kind: 'guest' as const }
    cookies.set(id, await signInAsManager(process, id, as))
  }
  return cookies
}
