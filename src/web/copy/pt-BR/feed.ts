import type { FeedKind, FeedNoteKind, FeedProblem } from '#domain/feed/feed.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const feed = {
  title: 'Fontes automáticas',
  lead: 'De onde os resultados chegam sozinhos. Nenhuma é consultada sem que você ligue.',
  none: 'Nenhum campeonato tem fonte ligada.',
  noHosts: 'A configuração não permite nenhum servidor: liste-os em CRAQUE_FEED_HOSTS e reinicie.',
  hosts: (names: string) => `Servidores permitidos: ${names}.`,
  championship: 'Campeonato',
  choose: 'Escolha',
  kind: 'Fonte',
  kinds: {
    cartola: 'API do Cartola',
    'football-data': 'football-data.org',
    openfootball: 'Arquivo openfootball',
  } satisfies Record<FeedKind, string> as Record<FeedKind, string>,
  address: 'Endereço',
  addressHint: 'https, de um servidor permitido. Exemplo: https://api.cartola.globo.com',
  turnOn: 'Ligar a fonte',
  turnedOn: 'Ligada. A primeira consulta é agora.',
  running: 'ligada',
  held: 'pausada',
  failing: 'com problema',
  heard: 'Última resposta',
  changed: 'Última mudança',
  next: 'Próxima consulta',
  never: 'nunca',
  failures: (count: number) => format.plural(count, { one: '# falha seguida', other: '# falhas seguidas' }),
  hold: 'Pausar',
  resume: 'Retomar',
  believe: 'Confiar na fonte',
  off: 'Desligar',
  done: 'Feito.',
  happened: 'O que aconteceu',
  notes: {
    on: 'fonte ligada',
    off: 'fonte desligada',
    held: 'pausada: os jogos são lançados à mão',
    resumed: 'retomada',
    changed: 'novidades',
    failed: 'problema',
    back: 'voltou',
    believed: 'o que ela retirar será aceito',
  } satisfies Record<FeedNoteKind, string> as Record<FeedNoteKind, string>,
  results: (count: number) => format.plural(count, { one: '# resultado', other: '# resultados' }),
  fixtures: (count: number) => format.plural(count, { one: '# jogo', other: '# jogos' }),
  problems: {
    host_not_allowed: (value) => `a configuração não permite ${value}`,
    token_missing: () => 'falta CRAQUE_FOOTBALL_DATA_TOKEN na configuração',
    unreachable: (value) => `sem conexão (${value})`,
    timed_out: () => 'demorou demais para responder',
    too_large: () => 'a resposta é grande demais',
    redirected: () => 'redirecionou para outro endereço, o que não é aceito',
    bad_status: (value) => `respondeu com erro ${value}`,
    not_json: () => 'a resposta não é JSON, ou veio cortada',
    unreadable: (value) => `a resposta não é o que devia ser (${value})`,
    refused: (value) => `a importação recusou a resposta (${value})`,
    overtaken: () => 'a resposta é mais antiga que a anterior: nada mudou',
    doubted: (value) =>
      `voltou atrás em ${format.plural(Number(value), { one: '# jogo', other: '# jogos' })}: vale se ela confirmar`,
  } satisfies Record<FeedProblem['kind'], (value: string) => string> as Record<
    FeedProblem['kind'],
    (value: string) => string
  >,
}

export type FeedCopy = typeof feed
