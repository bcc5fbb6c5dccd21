import type { Sport } from '#domain/sport/sport.ts'

export const sportNames: Record<Sport, string> = {
  futebol: 'Football',
  basquete: 'Basketball',
  volei: 'Volleyball',
  tenis: 'Tennis',
}
