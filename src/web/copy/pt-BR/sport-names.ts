import type { Sport } from '#domain/sport/sport.ts'

/** By themselves: the first page needs no more of a sport than its name. */
export const sportNames: Record<Sport, string> = {
  futebol: 'Futebol',
  basquete: 'Basquete',
  volei: 'Vôlei',
  tenis: 'Tênis',
}
