import type { Trx } from '#db/schema/trx.ts'

export async function forgetDisplayLinks(trx: Trx, managerId: number): Promise<void> {
  await trx.deleteFrom('display_link').where('manager_id', '=', managerId).execute()
}

/** DL3: a screen goes on showing a guest's link. */
export async function mergeDisplayLinks(
  trx: Trx,
  { guestId, accountId }: { guestId: number; accountId: number },
): Promise<void> {
  await trx.updateTable('display_link').set({ manager_id: accountId }).where('manager_id', '=', guestId).execute()
}
