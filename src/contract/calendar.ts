import * as z from 'zod'

export const calendarAddressSchema = z
  .object({
    address: z.string().meta({ description: 'Anyone who knows the address can read the calendar. It is shown once' }),
  })
  .meta({ id: 'CalendarAddress' })
