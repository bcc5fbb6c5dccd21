import type { Sport } from '#domain/sport/sport.ts'

/** In a file of their own, because the first page needs only the names of sports. */
export const sportNames: Record<Sport, string> = {
  futebol: 'Futebol',
  basquete: 'Basquete',
  volei: 'Vôlei',
  tenis: 'Tênis',
}
