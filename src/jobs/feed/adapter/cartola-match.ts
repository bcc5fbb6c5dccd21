import type { MatchSaid, ResultSaid } from '#jobs/football-files/said.ts'
import type { CartolaClubs, CartolaMatch, CartolaMatches } from './cartola-answers.ts'

const MINUTE_MS = 60_000
/** This long after kick-off, a match with a score but without a period counts as over. */
const SURELY_OVER_MS = 150 * MINUTE_MS

/** Slugs are written without accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  'america-mg': 'América-MG',
  'atletico-go': 'Atlético-GO',
  'atletico-mg': 'Atlético-MG',
  'atletico-pr': 'Athletico-PR',
  avai: 'Avaí',
  ceara: 'Ceará',
  criciuma: 'Criciúma',
  cuiaba: 'Cuiabá',
  goias: 'Goiás',
  gremio: 'Grêmio',
  'sao-paulo': 'São Paulo',
  vitoria: 'Vitória',
}

const titled = (slug: string) => slug.replaceAll('-', ' ').replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

/** Since 2026 the name of a club is its code. */
export function clubNameOf(clubs: CartolaClubs, id: number): string | undefined {
  const club = clubs[id]
  if (!club) return undefined
  if (club.nome !== club.abreviacao) return club.nome
  return club.slug === undefined ? club.nome : (ACCENTED[club.slug] ?? titled(club.slug))
}

/** A half shows at most 45 minutes, and the break shows 45. */
function minuteOf({ periodo_tr, inicio_cronometro_tr }: CartolaMatch, nowMs: number): number {
  const sinceMs = nowMs - Date.parse(inicio_cronometro_tr ?? '')
  const minutes = Number.isFinite(sinceMs) ? Math.min(45, Math.max(0, Math.floor(sinceMs / MINUTE_MS))) : 0
  if (periodo_tr === 'INTERVALO') return 45
  return periodo_tr === 'SEGUNDO_TEMPO' ? 45 + minutes : minutes
}

/** The source deletes state and period once the round is over. Without a period, the time since kick-off decides. */
function isOver(match: CartolaMatch, { nowMs, isRoundOver }: { nowMs: number; isRoundOver: boolean }): boolean {
  if (isRoundOver || match.status_transmissao_tr === 'ENCERRADA') return true
  if (match.periodo_tr === 'FIM_DE_JOGO' || match.periodo_tr === 'POS_JOGO') return true
  return !match.periodo_tr && nowMs - match.timestamp * 1000 > SURELY_OVER_MS
}

function resultOf(match: CartolaMatch, at: { nowMs: number; isRoundOver: boolean }): ResultSaid | undefined {
  const { placar_oficial_mandante: home, placar_oficial_visitante: away } = match
  if (home === null || away === null) return undefined
  return { score: { home, away }, ...(!isOver(match, at) && { minute: minuteOf(match, at.nowMs) }) }
}

/** A round's matches, without those with a club that the source does not name. */
export function matchesOf(
  { rodada, clubes, partidas }: CartolaMatches,
  at: { nowMs: number; isRoundOver: boolean },
): MatchSaid[] {
  return partidas.flatMap((match, index) => {
    const [home, away] = [clubNameOf(clubes, match.clube_casa_id), clubNameOf(clubes, match.clube_visitante_id)]
    if (home === undefined || away === undefined) return []
    const start = new Date(match.timestamp * 1000).toISOString()
    const result = match.valida ? resultOf(match, at) : undefined
    return {
      where: { file: `partidas/${rodada}`, line: index + 1 },
      round: String(rodada),
      date: start.slice(0, 10),
      time: start.slice(11, 16),
      utcOffsetMinutes: 0,
      home,
      away,
      ...(!match.valida && { isPostponed: true }),
      ...(result && { result }),
    }
  })
}
