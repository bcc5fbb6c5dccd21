import type { Shirt } from '#contract/club.ts'

/** Made-up data that shows every component in each of its states. Only developers see it. */
export interface SamplePlayer {
  id: number
  name: string
  club: string
  shirt: Shirt
  position: string
  lastTenths: number[]
  points: number
  price: number
  trend: 'up' | 'down' | 'stable'
}

export const samplePlayers: SamplePlayer[] = [
  {
    id: 1,
    name: 'Caio Brandão',
    club: 'Flamengo',
    shirt: { main: '#c8102e', second: '#151515', pattern: 'hoops' },
    position: 'Atacante',
    lastTenths: [31, 52, 12, 44, 84],
    points: 187,
    price: 142,
    trend: 'up',
  },
  {
    id: 2,
    name: 'Davi Sampaio',
    club: 'Palmeiras',
    shirt: { main: '#0a6b3d', second: '#ffffff', pattern: 'plain' },
    position: 'Meio-Campo',
    lastTenths: [61, 55, 61, 20, 12],
    points: 174,
    price: 128,
    trend: 'down',
  },
  {
    id: 3,
    name: 'Ícaro Prates',
    club: 'Santos',
    shirt: { main: '#ffffff', second: '#151515', pattern: 'halves' },
    position: 'Defensor',
    lastTenths: [30, 30, 30, 30, 30],
    points: 151,
    price: 88,
    trend: 'stable',
  },
  {
    id: 4,
    name: 'Otávio Lins',
    club: 'São Paulo',
    shirt: { main: '#f4f4f2', second: '#c8102e', pattern: 'sash' },
    position: 'Goleiro',
    lastTenths: [-10, 44, 52, 12, 93],
    points: 169,
    price: 131,
    trend: 'up',
  },
]

export const sampleTabs = [
  { value: 'global', label: 'Global' },
  { value: 'mensal', label: 'Mensal' },
  { value: 'semanal', label: 'Semanal' },
  { value: 'amigos', label: 'Amigos' },
] as const

export type SampleTab = (typeof sampleTabs)[number]['value']
export const isSampleTab = (value: unknown): value is SampleTab => sampleTabs.some((tab) => tab.value === value)
