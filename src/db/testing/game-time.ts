export const later = (at: Date, { hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): Date =>
  new Date(at.getTime() + hours * 3_600_000 + seconds * 1000)
