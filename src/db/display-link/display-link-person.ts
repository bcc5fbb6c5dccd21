import type { Trx } from '#db/schema/trx.ts'

export async function forgetDisplayLinks(trx: Trx, managerId: number): Promise<void> {
  await trx.deleteFrom('display_link').where('manager_id', '=', managerId).execute()
}

/** DL3: links that a guest made go on working, now as links of the account. */
export async function mergeDisplayLinks(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await trx.updateTable('display_link').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
}
