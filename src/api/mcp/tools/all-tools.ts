import type { Tool } from './tool.ts'
import { getMarket, getRules, mySquads } from './market-tools.ts'
import { getMatch, listChampionships, listMatches, myPalpites } from './match-tools.ts'
import { checkPalpites, proposePalpites, savePalpites } from './palpite-tools.ts'
import { checkSquad, proposeSquad, saveSquad } from './squad-tools.ts'
import { getLeagueTable, getRankings, listLeagues, readWall } from './table-tools.ts'

export const tools: readonly Tool[] = [
  listChampionships,
  getRules,
  listMatches,
  getMatch,
  getMarket,
  mySquads,
  myPalpites,
  getRankings,
  listLeagues,
  getLeagueTable,
  readWall,
  proposeSquad,
  checkSquad,
  saveSquad,
  proposePalpites,
  checkPalpites,
  savePalpites,
]
