import type { Trx } from '#db/schema/trx.ts'

export async function forgetTokens(trx: Trx, managerId: number): Promise<void> {
  await trx.deleteFrom('personal_token').where('manager_id', '=', managerId).execute()
}

/** TN7: from now on, programs with a token of the guest act for the account. */
export async function mergeTokens(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await trx.updateTable('personal_token').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
}
