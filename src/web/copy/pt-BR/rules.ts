import type { RULE_FILE_FAULTS, RULE_FILE_PARTS } from '#contract/rule-file.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

interface Worth {
  tenths: number
  every: number
  from: number
  most: number
}

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${Math.abs(tenths) >= 20 ? 'pontos' : 'ponto'}`

export const rules = {
  title: 'Pontuação',
  lead: (name: string) => `O que cada lance vale em ${name}.`,
  back: 'Voltar ao campeonato',
  setName: (name: string) => `Regras: ${name}.`,
  counts: (round: number | null) =>
    round === null
      ? 'Valem a partir da próxima rodada.'
      : `Valem na rodada ${format.number(round)}, a próxima a fechar, e nas seguintes.`,
  lockedTitle: (round: number) => `Rodada ${format.number(round)}`,
  lockedText: (name: string) => `Esta rodada já fechou e continua com as regras dela: ${name}.`,
  gains: 'O que dá pontos',
  losses: 'O que tira pontos',
  nothing: 'Nada.',
  worth: ({ tenths, every, from, most }: Worth) =>
    [
      pointsOf(tenths),
      every > 1 ? ` a cada ${format.number(every)}` : '',
      from > 0 ? `, uma vez por jogo, com ${format.number(from)} ou mais` : '',
      Number.isFinite(most) ? `, contando no máximo ${format.number(most)} por jogo` : '',
    ].join(''),
  always: 'Em todos os campeonatos',
  alwaysLines: [
    'O capitão vale uma vez e meia.',
    'Quem não entra em campo vale 0, menos os cartões que levar no banco.',
    'Dois amarelos contam como um vermelho.',
  ],
  versions: 'Versões',
  noVersions: 'Ninguém escreveu regras próprias ainda.',
  version: (version: number) => `Versão ${format.number(version)}`,
  isCurrent: 'em vigor',
  useAgain: 'Voltar a esta',
  edit: {
    title: 'Escrever as regras',
    lead: 'As regras são um arquivo JSON. A prévia mostra o que elas mudariam nas últimas rodadas; nada muda antes de você publicar.',
    from: 'Começar de',
    choose: 'Regras em vigor',
    file: 'Ler de um arquivo',
    text: 'Arquivo de regras',
    hint: 'points: pontos por lance, para todos ou por posição. every: só conta a cada tantos lances. from: conta uma vez, a partir dessa quantidade. most: conta no máximo essa quantidade.',
    preview: 'Ver a prévia',
    publish: (round: number | null) =>
      round === null ? 'Publicar' : `Publicar a partir da rodada ${format.number(round)}`,
    published: 'Regras publicadas.',
    changedSince: 'O texto mudou depois da prévia. Veja a prévia de novo para publicar.',
  },
  preview: {
    title: 'Prévia',
    problems: 'O arquivo ainda não serve:',
    kinds: {
      not_json: 'isto não é JSON: confira vírgulas, aspas e chaves',
      unknown: 'este nome não existe aqui',
      value: 'este valor não serve',
      no_points: 'este lance não tem pontos em points',
      counts_once: 'um lance com from conta uma vez e não tem every nem most',
    } satisfies Record<(typeof RULE_FILE_FAULTS)[number], string>,
    takes: {
      file: 'o arquivo tem name e points, e pode ter every, from e most',
      name: '2 a 40 letras minúsculas sem acento, números e hífens',
      points: 'número entre -100 e 100 com no máximo uma casa decimal, ou um por posição',
      every: 'número inteiro de 1 a 100',
      from: 'número inteiro de 1 a 100, ou um por posição',
      most: 'número inteiro de 1 a 100',
    } satisfies Record<(typeof RULE_FILE_PARTS)[number], string>,
    none: 'Ainda não há rodada apurada para comparar. O arquivo está certo e pode ser publicado.',
    summary: ({ rounds, players, changed }: { rounds: number[]; players: number; changed: number }) =>
      `Nas rodadas ${format.list(rounds.map((round) => format.number(round)))}: os pontos de ${format.number(changed)} de ${format.plural(players, { one: '# jogador', other: '# jogadores' })} mudariam.`,
    same: 'Ninguém teria feito outros pontos.',
    caption: 'As maiores mudanças',
    player: 'Jogador',
    before: 'Antes',
    after: 'Com estas',
    why: 'Por quê',
    line: (scout: string, before: string, after: string) => `${scout}: ${before} → ${after}`,
  },
}

export type RulesCopy = typeof rules
