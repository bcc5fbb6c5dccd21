import { newEntryId } from '#web/base/outbox/outbox-entry.ts'

const key = 'craque.aparelho'
let known: string | undefined

/** DK5: tells two phones at the same desk apart. */
export function deviceId(): string {
  try {
    known ??= localStorage.getItem(key) ?? undefined
    if (known === undefined) localStorage.setItem(key, (known = newEntryId()))
  } catch {
    // As long as the page is open.
    known ??= newEntryId()
  }
  return known
}
