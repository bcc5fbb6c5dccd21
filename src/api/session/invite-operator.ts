import { accountOf, awaitOperator, grantOperator } from '#db/account/account-operator.ts'
import { hasWayIn } from '#db/account/account.ts'
import type { SessionService } from './session-service.ts'

/**
 * The account named by CRAQUE_OPERATOR. While it has no way in, or nobody has proven that the address is his, a link to set its
 * password goes out with each start: on the terminal, or by mail. So whoever signs up with the e-mail first gains nothing by it.
 */
export async function inviteOperator(
  session: SessionService,
  { email, origin }: { email: string | undefined; origin: string },
): Promise<void> {
  if (!email) return
  const address = email.trim().toLowerCase()
  const auth = session.authFor(origin)
  // Nobody sets a password there: whoever the provider says has this address, proven, becomes the operator.
  if (session.provider?.settings.isOnly) return awaitOperator(session.db, address)
  const known = await accountOf(session.db, address)
  if (known && !known.isProven && !known.isOperator && (await hasWayIn(session.db, known.userId))) {
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
  if (!granted.ok) throw new Error(`${address} could not be made operator`)
  if (!(await hasWayIn(session.db, granted.value.userId)))
    await auth.api.requestPasswordReset({ body: { email: address } })
}
