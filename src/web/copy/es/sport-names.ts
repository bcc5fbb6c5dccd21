import type { Sport } from '#domain/sport/sport.ts'

export const sportNames: Record<Sport, string> = {
  futebol: 'Fútbol',
  basquete: 'Básquetbol',
  volei: 'Vóley',
  tenis: 'Tenis',
}
