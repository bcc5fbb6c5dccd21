import { rngFrom, type Rng } from '#domain/rng.ts'
import { pick } from '#world/chance.ts'
import type { CountryCode } from './countries.ts'

const FIRST = {
  pt: [
    'Unidos',
    'Craques',
    'Boleiros',
    'Amigos',
    'Leões',
    'Furacão',
    'Galera',
    'Operário',
    'Real',
    'Sport',
    'Raça',
    'Estrelas',
  ],
  es: [
    'Unidos',
    'Cracks',
    'Atlético',
    'Amigos',
    'Leones',
    'Huracán',
    'Barrio',
    'Deportivo',
    'Real',
    'Sportivo',
    'Garra',
    'Estrellas',
  ],
}
const SECOND = {
  pt: [
    'da Vila',
    'do Morro',
    'da Praça',
    'do Bairro',
    'da Várzea',
    'da Ladeira',
    'do Cais',
    'da Serra',
    'do Trem',
    'da Feira',
    'do Sertão',
    'da Orla',
  ],
  es: [
    'del Puerto',
    'del Cerro',
    'de la Plaza',
    'del Barrio',
    'del Norte',
    'del Sur',
    'de la Costa',
    'de la Sierra',
    'del Tren',
    'de la Feria',
    'del Llano',
    'del Río',
  ],
}
const ALONE = {
  pt: [
    'Bola na Rede',
    'Gol de Placa',
    'Drible Curto',
    'Chapéu e Caneta',
    'Camisa Dez',
    'Pé na Bola',
    'Tabelinha',
    'Folha Seca',
    'Cantinho da Coruja',
    'Jogo Bonito',
  ],
  es: [
    'Pelota al Pie',
    'Golazo',
    'Pared y Gol',
    'Rabona FC',
    'La Diez',
    'Toque Corto',
    'Tiro Libre',
    'Al Ángulo',
    'Potrero',
    'Cañito',
  ],
}

function squadName(rng: Rng, country: CountryCode): string {
  const language = country === 'BR' ? 'pt' : 'es'
  if (rng.next() < 0.3) return pick(rng, ALONE[language])
  return `${pick(rng, FIRST[language])} ${pick(rng, SECOND[language])}`
}

/** One for each manager, in their language. Managers may choose the same name, as people do. */
export function squadNames(seed: number, countries: readonly CountryCode[]): string[] {
  const rng = rngFrom(seed, 'squad-names')
  return countries.map((country) => squadName(rng, country))
}
