import { SCOUT_COLUMNS } from './template-scouts.ts'

/** The names of our template's sheets, in our three languages. */
export const SHEETS = {
  clubes: ['clubes', 'clubs', 'times', 'equipes', 'equipos', 'teams'],
  jogadores: [
    'jogadores',
    'players',
    'jugadores',
    'atletas',
    'elenco',
    'elencos',
    'plantel',
    'planteis',
    'squads',
    'inscritos',
  ],
  jogos: ['jogos', 'matches', 'partidos', 'partidas', 'tabela', 'fixtures'],
  sumula: ['sumula', 'sumulas', 'atuacoes', 'scouts', 'actuaciones', 'performances'],
  // Any file may have the name of its championship: this sheet is identified by its columns alone.
  campeonato: [],
} as const satisfies Record<string, readonly string[]>

export type SheetName = keyof typeof SHEETS

export const COLUMNS = {
  clubes: {
    nome: ['nome', 'clube', 'time', 'equipe', 'name', 'club', 'team', 'nombre', 'equipo'],
    sigla: ['sigla', 'code', 'codigo', 'abreviacao'],
    cidade: ['cidade', 'city', 'ciudad'],
    cor1: ['cor1', 'cor 1', 'cor principal', 'cor', 'color1', 'color 1', 'colour 1'],
    cor2: ['cor2', 'cor 2', 'cor secundaria', 'color2', 'color 2', 'colour 2'],
  },
  jogadores: {
    nome: ['nome', 'jogador', 'atleta', 'apelido', 'name', 'player', 'nombre', 'jugador'],
    clube: ['clube', 'time', 'equipe', 'club', 'team', 'equipo'],
    posicao: ['posicao', 'pos', 'position', 'posicion'],
    numero: ['numero', 'camisa', 'n', 'number', 'shirt', 'dorsal'],
    preco: ['preco', 'price', 'precio', 'valor'],
    id: ['id', 'codigo', 'documento', 'inscricao'],
  },
  jogos: {
    rodada: ['rodada', 'round', 'fase', 'jornada', 'fecha'],
    data: ['data', 'date', 'dia'],
    hora: ['hora', 'horario', 'time', 'inicio'],
    mandante: ['mandante', 'casa', 'home', 'local', 'time 1', 'time1'],
    visitante: ['visitante', 'fora', 'away', 'visita', 'time 2', 'time2'],
    placar: ['placar', 'resultado', 'score', 'result', 'marcador'],
    gols1: ['gols mandante', 'gols1', 'gols 1', 'gm', 'home goals', 'goles local', 'placar mandante'],
    gols2: ['gols visitante', 'gols2', 'gols 2', 'gv', 'away goals', 'goles visitante', 'placar visitante'],
    grupo: ['grupo', 'group'],
    numero: ['jogo', 'numero', 'n', 'match', 'partido', 'number'],
    prorrogacao1: ['prorrogacao mandante', 'prorrogacao1', 'prorrogacao 1', 'extra time home', 'alargue local'],
    prorrogacao2: ['prorrogacao visitante', 'prorrogacao2', 'prorrogacao 2', 'extra time away', 'alargue visitante'],
    penaltis1: ['penaltis mandante', 'penaltis1', 'penaltis 1', 'penalties home', 'penales local'],
    penaltis2: ['penaltis visitante', 'penaltis2', 'penaltis 2', 'penalties away', 'penales visitante'],
  },
  sumula: {
    rodada: ['rodada', 'round', 'fase', 'jornada', 'fecha'],
    data: ['data', 'date', 'dia'],
    clube: ['clube', 'time', 'equipe', 'club', 'team', 'equipo'],
    jogador: ['jogador', 'atleta', 'nome', 'apelido', 'player', 'name', 'jugador', 'nombre'],
    id: ['id', 'codigo', 'documento', 'inscricao'],
    jogou: ['jogou', 'entrou em campo', 'played', 'jugo'],
    posicao: ['posicao', 'pos', 'position', 'posicion'],
    minutos: ['minutos dos gols', 'minuto dos gols', 'goal minutes', 'minutos de los goles'],
    minutosContra: ['minutos dos gols contra', 'own goal minutes', 'minutos de los goles en contra'],
    ...SCOUT_COLUMNS,
  },
  campeonato: {
    nome: ['nome', 'campeonato', 'name', 'championship', 'nombre'],
    modalidade: ['modalidade', 'modality', 'modalidad'],
    fuso: ['fuso', 'fuso horario', 'time zone', 'zona horaria', 'huso horario'],
  },
} as const satisfies Record<SheetName, Record<string, readonly string[]>>

export const REQUIRED = {
  clubes: ['nome'],
  jogadores: ['nome', 'clube', 'posicao'],
  jogos: ['data', 'mandante', 'visitante'],
  sumula: ['rodada', 'clube', 'jogador'],
  campeonato: ['modalidade'],
} as const satisfies Record<SheetName, readonly string[]>

export const plainHeader = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The index of each known column in a header. */
export function columnsIn(sheet: SheetName, header: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const plain = header.map(plainHeader)
  for (const [column, spellings] of Object.entries(COLUMNS[sheet])) {
    const at = plain.findIndex((name) => (spellings as readonly string[]).includes(name))
    if (at >= 0) places.set(column, at)
  }
  return places
}

/** The sheet by the name of the sheet or file, otherwise by the columns that only it has. */
export function sheetOf(name: string, header: readonly string[]): SheetName | undefined {
  const plain = plainHeader(name.replace(/\.[a-z]+$/i, ''))
  const named = (Object.keys(SHEETS) as SheetName[]).find((sheet) =>
    (SHEETS[sheet] as readonly string[]).some((word) => plain === word || plain.split(' ').includes(word)),
  )
  const fits = (sheet: SheetName) => {
    const places = columnsIn(sheet, header)
    return REQUIRED[sheet].every((column) => places.has(column))
  }
  if (named) return named
  return (
    (['jogos', 'sumula', 'jogadores', 'campeonato'] as const).find(fits) ??
    (plain === 'clubes' || columnsIn('clubes', header).has('sigla') ? 'clubes' : undefined)
  )
}
