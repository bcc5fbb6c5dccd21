import * as z from 'zod'
import { PRESENCES } from '#domain/scoring/presence.ts'

const presence = z
  .enum(PRESENCES)
  .meta({ description: 'absent: the player took part in no match, and their club has none left in the round (BN5)' })

/** How a player of a frozen lineup counts for its score. */
export const countedShape = {
  isCaptain: z.boolean(),
  isVice: z.boolean().meta({ description: 'Vice-captain (BN3)' }),
  hasArmband: z
    .boolean()
    .meta({ description: 'True for the captain or vice whose points count one and a half times (BN7)' }),
  presence,
  pointTenths: z.int().meta({ description: 'Tenths of a point, with the bonus of the armband' }),
  bonusTenths: z.int().meta({ description: 'The bonus of the armband within `pointTenths`; 0 for other players' }),
}

/** How a reserve counts. */
export const reserveShape = {
  presence,
  pointTenths: z.int().meta({ description: 'Tenths of a point, which count only if the reserve came in' }),
  insteadOf: z
    .string()
    .nullable()
    .meta({ description: 'The absent starter whom the reserve replaced; null if the reserve did not come in' }),
}
