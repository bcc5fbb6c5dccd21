import { expect, test } from 'vitest'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { useGuestAndAccount } from '#db/testing/guest-and-account.ts'
import { calendarOwner, storeCalendarKey } from './calendar.ts'

const { database, newPeople } = useGuestAndAccount()

test('NT12 the address of a guest’s calendar becomes the account’s, unless the account has one', async () => {
  const { db } = database()
  const [one, other] = [await newPeople(), await newPeople()]
  await storeCalendarKey(db, one.guestId, 'of the guest alone')
  await storeCalendarKey(db, other.guestId, 'of the guest')
  await storeCalendarKey(db, other.accountId, 'of the account')
  await mergeGuest(db, one)
  await mergeGuest(db, other)
  expect(await calendarOwner(db, 'of the guest alone')).toBe(one.accountId)
  expect(await calendarOwner(db, 'of the account')).toBe(other.accountId)
  expect(await calendarOwner(db, 'of the guest')).toBeUndefined()
})
