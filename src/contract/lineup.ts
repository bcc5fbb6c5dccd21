import * as z from 'zod'
import { PRESENCES } from '#domain/scoring/presence.ts'

const presence = z.enum(PRESENCES).meta({ description: 'Absent once his club has no match of the round left (BN5)' })

/** How a player of a frozen lineup counts for its score. */
export const countedShape = {
  isCaptain: z.boolean(),
  isVice: z.boolean().meta({ description: 'Vice-captain (BN3)' }),
  hasArmband: z
    .boolean()
    .meta({ description: 'Whose points count one and a half times: the captain’s or the vice’s (BN7)' }),
  presence,
  pointTenths: z.int().meta({ description: 'With the bonus of the armband' }),
  bonusTenths: z.int().meta({ description: 'The bonus of the armband in it; 0 for the others' }),
}

/** How a reserve counts. */
export const reserveShape = {
  presence,
  pointTenths: z.int().meta({ description: 'In the sum only when he came in' }),
  insteadOf: z.string().nullable().meta({ description: 'The absent starter for whom he came in; null while he sits' }),
}
