import type { Sport } from '#domain/sport/sport.ts'
import type { Club } from './club.ts'
import { basketballClubs } from './basketball-clubs.ts'
import { footballClubs } from './football-clubs.ts'
import { tennisClubs } from './tennis-clubs.ts'
import { volleyballClubs } from './volleyball-clubs.ts'

export const clubsBySport: Record<Sport, readonly Club[]> = {
  futebol: footballClubs,
  basquete: basketballClubs,
  volei: volleyballClubs,
  tenis: tennisClubs,
}

export const allClubs: readonly Club[] = Object.values(clubsBySport).flat()
