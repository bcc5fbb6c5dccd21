import { dayOf } from '#domain/clock/game-day.ts'
import { SPORT_RULES, type PlayerStat, type SportRules } from '#domain/sport/sport-rules.ts'
import type { AnalyticsTable } from '#contract/analytics-terms.ts'
import type { Analytics } from '#contract/analytics.ts'
import { csvText } from '#api/http/csv.ts'
import { STRENGTH_COLUMNS } from '#api/season/strength-scale.ts'

const SCORED: Record<SportRules['scoreUnit'], string> = { goals: 'gols', points: 'pontos', sets: 'sets' }
const STATS: Record<PlayerStat, string> = {
  goal: 'gols',
  assist: 'assistencias',
  points: 'pontos',
  rebounds: 'rebotes',
  assists: 'assistencias',
  aces: 'aces',
  blocks: 'bloqueios',
  sets: 'sets',
  breaks: 'quebras',
}
const FORM = { W: 'V', D: 'E', L: 'D' }
const VENUES = { all: 'todos', home: 'casa', away: 'fora' }
const TRENDS = { up: 'sobe', down: 'desce', stable: 'igual' }

const isGrouped = ({ all }: Analytics['standings']) => all.some(({ group }) => group !== undefined)

type Rows = (string | number | null)[][]

const TABLES: Record<AnalyticsTable, (data: Analytics, nameOf: (clubId: number) => string) => Rows> = {
  standings: ({ sport, standings }, nameOf) => [
    [
      ...(isGrouped(standings) ? ['grupo'] : []),
      'mando',
      'posicao',
      'clube',
      'jogos',
      'vitorias',
      ...(SPORT_RULES[sport].draw ? ['empates'] : []),
      'derrotas',
      `${SCORED[SPORT_RULES[sport].scoreUnit]}_pro`,
      `${SCORED[SPORT_RULES[sport].scoreUnit]}_contra`,
      'saldo',
      ...(SPORT_RULES[sport].competitor === 'player' ? ['titulos'] : []),
      'pontos',
      'forma',
    ],
    ...(['all', 'home', 'away'] as const).flatMap((venue) =>
      standings[venue].map((row) => [
        ...(isGrouped(standings) ? [row.group ?? ''] : []),
        VENUES[venue],
        row.position,
        nameOf(row.clubId),
        row.played,
        row.wins,
        ...(SPORT_RULES[sport].draw ? [row.draws] : []),
        row.losses,
        row.goalsFor,
        row.goalsAgainst,
        row.goalsFor - row.goalsAgainst,
        ...(SPORT_RULES[sport].competitor === 'player' ? [row.titles ?? 0] : []),
        row.points,
        row.form.map((letter) => FORM[letter]).join(''),
      ]),
    ),
  ],
  scorers: ({ sport, scorers }, nameOf) => [
    ['jogador', 'clube', 'jogos', ...SPORT_RULES[sport].stats.map((stat) => STATS[stat]), 'nota', 'tendencia'],
    ...scorers.map((row) => [
      row.name,
      nameOf(row.clubId),
      row.matches,
      ...row.totals,
      row.ratingTenths / 10,
      TRENDS[row.trend],
    ]),
  ],
  forecasts: ({ sport, next }, nameOf) => [
    [
      'data',
      'mandante',
      'visitante',
      'vitoria_mandante',
      ...(SPORT_RULES[sport].draw ? ['empate'] : []),
      'vitoria_visitante',
    ],
    ...next.map((row) => [
      dayOf(row.startsAtMs),
      nameOf(row.homeClubId),
      nameOf(row.awayClubId),
      row.homePercent,
      ...(SPORT_RULES[sport].draw ? [row.drawPercent] : []),
      row.awayPercent,
    ]),
  ],
  strength: ({ strength }, nameOf) => [
    ['dia', 'clube', STRENGTH_COLUMNS[strength.unit]],
    ...strength.series.flatMap(({ clubId, points }) => points.map(({ day, value }) => [day, nameOf(clubId), value])),
  ],
  season: ({ outlook }, nameOf) => [
    ['clube', 'pontos', 'pontos_previstos', 'titulo', 'entre_os_4_primeiros', 'entre_os_4_ultimos', 'simulacoes'],
    ...(outlook?.clubs ?? []).map((row) => [
      nameOf(row.clubId),
      row.points,
      row.meanPoints,
      row.titlePermille / 1000,
      row.top4Permille / 1000,
      row.bottom4Permille / 1000,
      outlook?.simulations ?? 0,
    ]),
  ],
}

/** Column names are Portuguese for everybody, because programs also read the file. */
export function analyticsCsv(table: AnalyticsTable, data: Analytics): string {
  const names = new Map(data.clubs.map(({ id, name }) => [id, name]))
  return csvText(TABLES[table](data, (clubId) => names.get(clubId) ?? String(clubId)))
}
