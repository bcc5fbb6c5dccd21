import type { Availability } from '#domain/expected-points/availability.ts'
import { Badge } from './badge.tsx'

const tones = { provavel: 'good', duvida: 'info', contundido: 'bad', suspenso: 'bad' } as const

interface Props {
  status: Availability
  words: Record<Availability, string>
}

export const AvailabilityBadge = ({ status, words }: Props) => <Badge tone={tones[status]}>{words[status]}</Badge>
