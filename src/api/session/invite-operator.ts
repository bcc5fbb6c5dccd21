import { accountOf, awaitOperator, forgetOtherOperators, grantOperator } from '#db/account/account-operator.ts'
import { hasWayIn } from '#db/account/account.ts'
import type { SessionService } from './session-service.ts'

/**
 * Invites the account of CRAQUE_OPERATOR. Each start sends a link to set the password, on the terminal or by mail. This
 * stops when the account has a way in, and its address is proven or it was already made an operator. So nobody gains
 * anything by signing up first with that address. This includes accounts without a password: a provider may hand over
 * an address that it did not verify.
 */
export async function inviteOperator(
  session: SessionService,
  { email, origin }: { email: string | undefined; origin: string },
): Promise<void> {
  const address = email?.trim().toLowerCase()
  await forgetOtherOperators(session.db, address || undefined)
  if (!address) return
  const auth = session.authFor(origin)
  // Nobody sets a password in this mode. The first person for whom the provider proves this address becomes the
  // operator.
  if (session.provider?.settings.isOnly) return awaitOperator(session.db, address)
  const known = await accountOf(session.db, address)
  if (known && !known.isProven && !known.isAppointed) {
    await awaitOperator(session.db, address)
    await auth.api.requestPasswordReset({ body: { email: address } })
    return
  }
  let granted = await grantOperator(session.db, address)
  if (!granted.ok) {
    const { internalAdapter } = await auth.$context
    await internalAdapter.createUser(
      { email: address, name: 'Operador', emailVerified: false },
      { method: 'email-password' },
    )
    granted = await grantOperator(session.db, address)
  }
  if (!granted.ok) throw new Error(`CRAQUE_OPERATOR names ${address}, which could not be made operator`)
  if (!(await hasWayIn(session.db, granted.value.userId)))
    await auth.api.requestPasswordReset({ body: { email: address } })
}
