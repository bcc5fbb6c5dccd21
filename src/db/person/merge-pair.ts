export interface MergePair {
  guestId: number
  accountId: number
}
