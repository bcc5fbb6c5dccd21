import * as z from 'zod'

export const calendarAddressSchema = z
  .object({ address: z.string().meta({ description: 'Whoever knows it reads the calendar; it is told once' }) })
  .meta({ id: 'CalendarAddress' })
