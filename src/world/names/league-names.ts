import { rngFrom } from '#domain/rng.ts'
import { shuffled } from '#world/chance.ts'

const KINDS = ['Liga', 'Copa', 'Torneio', 'Taça', 'Desafio']
const GROUPS = [
  'da Firma',
  'da Faculdade',
  'dos Primos',
  'do Condomínio',
  'da Pelada de Quinta',
  'do Churrasco',
  'da Torcida',
  'dos Vizinhos',
  'da Repartição',
  'do Boteco',
  'da Escola',
  'do Escritório',
  'da Família',
  'dos Veteranos',
  'da Resenha',
  'do Grupo da Praia',
  'dos Motoristas',
  'da Oficina',
  'do Hospital',
  'da Redação',
  'dos Professores',
  'da Banda',
  'do Mercado Velho',
  'da Rua de Cima',
  'do Interior',
  'do Litoral',
  'de Verão',
  'de Inverno',
  'dos Campeões',
  'da Virada',
]

/** Distinct names for the leagues besides the featured ones; at most 150. */
export function leagueNames(seed: number, count: number): string[] {
  const all = shuffled(
    rngFrom(seed, 'league-names'),
    KINDS.flatMap((kind) => GROUPS.map((group) => `${kind} ${group}`)),
  )
  if (count > all.length) throw new Error(`${count} leagues need more than ${all.length} names`)
  return all.slice(0, count)
}
