import type { ViewerView } from '#contract/account.ts'
import { isGuestName } from '#domain/manager/manager-name.ts'
import type { Person } from './viewer.ts'

/** A guest's e-mail is a placeholder, so nobody gets it. */
export const viewerView = (person: Person): ViewerView => ({
  managerId: person.managerId,
  kind: person.kind,
  name: person.name,
  isNamed: person.kind === 'account' || !isGuestName(person.name),
  avatarSeed: person.avatarSeed,
  country: person.country as ViewerView['country'],
  sports: person.sports,
  email: person.kind === 'account' ? person.email : null,
  isOperator: person.isOperator,
})
