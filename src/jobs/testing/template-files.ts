import type { NamedBytes } from '#jobs/import/read/read-file.ts'

export const named = (name: string, text: string): NamedBytes => ({ name, bytes: Buffer.from(text) })

/** A neighbourhood championship as its organiser writes it: semicolons, decimal commas, Brazilian dates. */
export const CLUBS = 'nome;sigla;cidade;cor1;cor2\nVila Nova;VIL;Recife;#c8102e;#ffffff\nUnião;UNI;Olinda;;\n'
export const PLAYERS = [
  'nome;clube;posição;número;preço',
  'Zé;Vila Nova;goleiro;1;5,50',
  'Tonho;Vila Nova;zagueiro;3;12,00',
  'Biu;Vila Nova;lateral;2;',
  'Professor;Vila Nova;técnico;;',
  'Dida;União;Goleiro;1;7,25',
  'Nino;União;atacante;9;30',
  '',
].join('\n')
export const MATCHES = [
  'rodada;data;hora;mandante;visitante;gols mandante;gols visitante',
  '1;02/11/2030;16h;Vila Nova;União;;',
  '2;09/11/2030;09:30;União;Vila Nova;;',
  '',
].join('\n')

export const templateFiles = ({ clubs = CLUBS, players = PLAYERS, matches = MATCHES } = {}): NamedBytes[] => [
  named('clubes.csv', clubs),
  named('jogadores.csv', players),
  named('jogos.csv', matches),
]
