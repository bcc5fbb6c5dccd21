import type { ProblemCode } from '#domain/import/problem.ts'
import { formatIn } from '#web/copy/format/format.ts'
import { feed } from './feed.ts'

type Values = Readonly<Record<string, string | number>>
const format = formatIn('pt-BR')
const rows = (count: string | number | undefined, one: string, many: string) =>
  `${format.number(Number(count))} ${Number(count) === 1 ? one : many}`

const THINGS: Readonly<Record<string, string>> = { clubs: 'clubes', players: 'jogadores', matches: 'jogos' }

export const importing = {
  feed,
  title: 'Importar um campeonato',
  titleInto: 'Importar para este campeonato',
  lead: 'Planilhas do nosso modelo, pastas do Cartola, openfootball, football-data, CBF ou FPL. Primeiro a prévia; nada é gravado antes de você confirmar.',
  template: 'Modelo para preencher',
  files: 'Arquivos',
  filesHint: 'Um ou mais, até 20 MB ao todo.',
  target: 'Para onde',
  newOne: 'Um campeonato novo',
  name: 'Nome do campeonato',
  nameHint: 'Em branco: o nome que o arquivo traz.',
  preview: 'Ver a prévia',
  make: 'Importar',
  undo: 'Desfazer esta importação',
  counts: 'O que muda',
  kind: 'Tipo',
  made: 'Novos',
  changed: 'Alterados',
  unchanged: 'Iguais',
  kinds: {
    clubs: 'Clubes',
    players: 'Jogadores',
    rounds: 'Rodadas',
    matches: 'Jogos',
    ties: 'Confrontos do mata-mata',
    results: 'Resultados',
    publishedPoints: 'Pontos publicados',
    roundFiles: 'Arquivos de rodada',
  },
  found: 'Avisos e problemas',
  place: 'Arquivo e linha',
  what: 'O que é, e o que fazer',
  wholeFile: 'arquivo inteiro',
  refused: 'Nada pode ser importado assim: corrija o que está marcado e envie de novo.',
  ready: 'Confira e confirme: tudo entra de uma vez, ou nada.',
  nothingNew: 'Tudo já está no campeonato: nada muda, e não há o que importar.',
  otherFiles: 'Escolher outros arquivos',
  imported: 'Importado.',
  open: 'Abrir o campeonato',
  undone: 'A importação foi desfeita.',
  history: {
    earlier: 'Mostrar mais',
    title: 'Importações feitas',
    nothing: 'Nada foi importado ainda.',
    files: (names: readonly string[]) =>
      names.length > 6 ? `${names.slice(0, 5).join(', ')} e mais ${names.length - 5}` : names.join(', '),
    verified: (count: number) => `Todos os ${format.number(count)} pontos publicados saem iguais aqui.`,
    notVerified: (right: number, all: number) =>
      `${format.number(right)} de ${format.number(all)} pontos publicados saem iguais aqui.`,
    wrong: (count: number, rounds: readonly number[]) =>
      `${rows(count, 'linha dá', 'linhas dão')} outro número${rounds.length > 0 ? ` (rodada ${rounds.join(', ')})` : ''}: os scouts do arquivo somam aqui um total diferente do que a fonte publicou. Se a rodada ainda está sendo apurada, espere um minuto. Senão, baixe de novo o arquivo dessa rodada e o da seguinte e envie-os: a fonte costuma corrigir. Até lá, valem os pontos daqui.`,
    left: (count: number, clubs: readonly string[]) =>
      `${rows(count, 'linha não entrou', 'linhas não entraram')}: ${clubs.join(', ')} sem jogo na rodada. Junte clubes repetidos; se ainda faltar, envie os arquivos de novo.`,
    damaged: (count: number) => `${rows(count, 'linha veio danificada', 'linhas vieram danificadas')} da fonte.`,
    early: (count: number) =>
      `${rows(count, 'linha espera', 'linhas esperam')} o resultado do jogo, que ainda não chegou.`,
    noClub: 'sem clube',
    tableDiffers: 'A classificação ainda não é a dos arquivos.',
    ask: 'Desfazer esta importação?',
    results: (count: number) =>
      count === 0
        ? 'Nenhum resultado muda.'
        : `${rows(count, 'resultado volta ao que era', 'resultados voltam ao que eram')} antes.`,
    kind: (kind: string, gone: number, stays: number) =>
      `${kind}: ${rows(gone, 'sai', 'saem')}${stays > 0 ? `, ${rows(stays, 'fica, porque está em uso', 'ficam, porque estão em uso')}` : ''}`,
    people: (count: number) =>
      count === 0
        ? 'Os pontos de ninguém mudam.'
        : `${rows(count, 'pessoa muda', 'pessoas mudam')} de pontos no ranking:`,
    more: (count: number) => `e mais ${rows(count, 'pessoa', 'pessoas')}.`,
    rulesStay: 'As regras de pontuação que ela trouxe ficam: alguém já tem pontos por elas.',
    ledger: 'Escalações e extrato ficam como estão; correções compensam o que já foi apurado.',
    cancel: 'Voltar',
    refusals: {
      nothing_to_undo: 'Não há importação para desfazer.',
      joined_since: 'Clubes ou jogadores foram juntados depois desta importação. Separe-os primeiro.',
    },
  },
  joining: {
    title: 'Clubes e jogadores repetidos',
    lead: 'Quando os arquivos chamam o mesmo clube ou jogador por dois nomes, junte os dois aqui. Os próximos arquivos já usam o par.',
    mayBe: (gone: string, kept: string, club: string | null) =>
      `“${gone}” pode ser “${kept}”${club ? ` (${club})` : ''}.`,
    reasons: {
      name: 'nome parecido',
      city: 'mesma cidade',
      results: 'placares que batem',
      fixtures: 'jogos iguais',
      only_left: 'o único que sobra',
    },
    join: 'Juntar',
    split: 'Separar de novo',
    what: 'O que está repetido',
    whatClubs: 'Clubes',
    whatPlayers: 'Jogadores',
    gone: { club: 'Clube que some', player: 'Jogador que some' },
    kept: { club: 'Clube que fica', player: 'Jogador que fica' },
    choose: 'Escolha',
    club: (name: string, players: number, matches: number) =>
      `${name} (${rows(players, 'jogador', 'jogadores')}, ${rows(matches, 'jogo', 'jogos')})`,
    ask: 'Juntar os dois?',
    explain: (gone: string, kept: string) => `“${gone}” passa a ser “${kept}”.`,
    clubs:
      'Jogadores, jogos e torcedores passam para o clube que fica. Pontos que faltam nos arquivos de rodada do Cartola vêm na hora; outros arquivos, envie de novo. Dá para separar até uma rodada fechar.',
    players:
      'Times que têm os dois vendem um pelo preço pago. Escalações de rodadas fechadas ficam como estão. Dá para separar até uma rodada fechar.',
    cancel: 'Voltar',
    joined: 'Agora são um só.',
    splitDone: 'São dois de novo.',
    history: 'Já juntos',
    became: (gone: string, kept: string) => `“${gone}” agora é “${kept}”.`,
    refusals: {
      join_unknown: 'Não existe mais.',
      split_newer: 'Para separar, desfaça antes a junção mais nova.',
      split_imported: 'Para separar, desfaça antes a importação que veio depois.',
      split_settled: 'Uma rodada fechou ou foi apurada desde então: fica assim.',
      join_market_closing: 'O mercado está fechando: tente em um minuto.',
    },
  },
  rounds: {
    title: 'Rodadas destes arquivos',
    known: (round: number, { isChanged, rows: count }: { isChanged: boolean; rows: number }) =>
      isChanged ? `Rodada ${round}: pontos de ${rows(count, 'jogador', 'jogadores')}.` : `Rodada ${round}: nada muda.`,
    waiting: (round: number, waitsFor: number) =>
      `Rodada ${round}: espera o arquivo da rodada ${waitsFor}, porque os scouts são totais da temporada. Envie-o quando puder; até lá, nada muda.`,
    notCounted: (round: number) =>
      `Rodada ${round}: este arquivo foi copiado antes de a rodada ser contada. Envie uma cópia mais nova.`,
    noFile: ({ from, to }: { from: number; to: number }) =>
      from === to
        ? `Rodada ${from}: os resultados estão aqui e o arquivo com os pontos dos jogadores ainda não. Envie-o quando puder; até lá, ela não é apurada.`
        : `Rodadas ${from} a ${to}: os resultados estão aqui e os arquivos com os pontos dos jogadores ainda não. Envie-os quando puder; até lá, elas não são apuradas.`,
    corrected: (round: number | null, { matches, players }: { matches: number; players: number }) =>
      `${round === null ? 'Fora das rodadas' : `Rodada ${round}`}: muda ${rows(matches, 'jogo encerrado', 'jogos encerrados')} (${rows(players, 'jogador', 'jogadores')}), como correção que cita estes arquivos.`,
  },
  pairing: {
    title: 'Clubes com dois nomes?',
    lead: 'Estes clubes têm jogadores num arquivo e nenhum jogo no outro. Diga quais são o mesmo clube: sem isso, os pontos deles não entram.',
    noMatches: (players: number) => `${rows(players, 'jogador', 'jogadores')} e nenhum jogo.`,
    noPlayers: (matches: number) => `${rows(matches, 'jogo', 'jogos')} e nenhum jogador.`,
    twoCalendars: 'Duas tabelas contam o mesmo jogo com nomes diferentes.',
    same: (club: string) => `“${club}” é o mesmo que`,
    nobody: 'Nenhum destes',
    proposed: (club: string, why: readonly string[]) => `Sugestão: ${club} (${why.join(', ')}).`,
    reasons: {
      name: 'nome parecido',
      city: 'mesma cidade',
      results: 'placares que batem',
      fixtures: 'jogos iguais',
      only_left: 'o único que sobra',
    },
    alone: (clubs: readonly string[]) => `Com jogos e sem jogadores: ${clubs.join(', ')}.`,
    known: (pairs: readonly string[]) => `Já juntos: ${pairs.join(', ')}.`,
    areStored: 'Os dois já estão no campeonato: junte-os em “Clubes e jogadores repetidos”, na página do campeonato.',
    join: 'Juntar e rever a prévia',
  },
  problems: {
    file_missing: () => 'Este arquivo não existe. Confira o caminho.',
    file_too_large: (v) => `O arquivo tem ${v['megabytes']} MB; o limite é ${v['most']} MB. Divida-o em partes.`,
    too_many_rows: (v) => `O arquivo tem ${v['rows']} linhas; o limite é ${v['most']}. Divida-o em partes.`,
    too_many_files: (v) => `São ${v['files']} arquivos; o limite é ${v['most']}. Envie-os em partes.`,
    files_too_large: (v) => `Os arquivos somam ${v['megabytes']} MB; o limite é ${v['most']} MB. Envie-os em partes.`,
    too_many_columns: (v) => `A tabela tem mais de ${v['most']} colunas. Apague as que não usa.`,
    too_many_values: (v) => `O arquivo JSON tem mais de ${v['most']} valores. Divida-o em partes.`,
    too_many_things: (v) =>
      `São ${v['count']} ${THINGS[String(v['kind'])] ?? ''}; um campeonato tem no máximo ${v['most']}. Divida os arquivos.`,
    round_files_full: (v) =>
      `Os arquivos de rodada deste campeonato somariam ${v['megabytes']} MB; o limite é ${v['most']} MB. Desfaça importações com cópias que não usa, ou crie outro campeonato.`,
    cell_too_far: (v) =>
      `Há algo na célula ${v['cell']}, longe demais: o limite é de ${v['columns']} colunas e ${v['rows']} linhas. Apague as células perdidas e salve de novo.`,
    name_too_long: (v) => `O nome “${v['name']}” tem mais de ${v['most']} letras. Encurte-o.`,
    too_slow: (v) =>
      `A leitura passou de ${v['seconds']} segundos e foi interrompida. O arquivo pode estar danificado: salve-o de novo ou divida-o.`,
    too_much_memory: () =>
      'O arquivo ocupa memória demais quando aberto e não foi lido. Salve-o de novo só com as tabelas, ou divida-o.',
    reading_failed: () =>
      'Não conseguimos ler este arquivo, e o motivo ficou no registro do servidor. Salve-o de novo como CSV ou .xlsx.',
    web_page: () =>
      'Isto é uma página da internet (HTML), não uma tabela. Baixe o arquivo em si, por exemplo com “Salvar link como”, ou salve a tabela como CSV.',
    not_text: () => 'O arquivo não é um texto nem uma planilha que conhecemos. Salve-o como CSV ou .xlsx.',
    broken_archive: () => 'O arquivo compactado está incompleto ou danificado. Baixe-o outra vez.',
    unknown_format: () =>
      'Não reconhecemos este arquivo. Use o nosso modelo (clubes, jogadores, jogos) ou um dos formatos da documentação.',
    unreadable_workbook: () => 'Não foi possível abrir a planilha. Salve-a de novo como .xlsx ou como CSV.',
    nothing_to_import: () => 'Não há nada para importar aqui. Escolha ao menos um arquivo.',
    bad_json: () => 'O arquivo JSON está incompleto ou danificado. Baixe-o outra vez.',
    missing_columns: (v) => `Faltam as colunas ${v['columns']}. Acrescente-as na primeira linha.`,
    ragged_line: (v) =>
      `A linha tem ${v['cells']} células e o cabeçalho ${v['expected']}. Complete ou corrija a linha.`,
    bad_cell: (v) => `“${v['value']}” não serve na coluna ${v['column']}. Corrija o valor.`,
    duplicate_athletes: (v) =>
      `${rows(v['athletes'], 'atleta aparece duas vezes', 'atletas aparecem duas vezes')} (por exemplo ${v['example']}). O arquivo está corrompido: use outra cópia.`,
    no_rows: () => 'O arquivo está vazio. Preencha-o ou deixe-o de fora.',
    nothing_read: () =>
      'Reconhecemos o formato, mas nenhuma linha pôde ser lida. Confira os nomes das colunas, as datas e os clubes.',
    bad_date: (v) =>
      `${v['value'] === '' ? 'Falta a data do jogo' : `“${v['value']}” não é uma data`}. Escreva dia/mês/ano, por exemplo 13/04/2026, ou como nas outras linhas do arquivo.`,
    bad_time: (v) => `“${v['value']}” não é um horário. Escreva, por exemplo, 16:00.`,
    bad_score: (v) => `O placar “${v['value']}” está incompleto ou não é um número. Preencha os dois lados ou nenhum.`,
    bad_position: (v) =>
      `“${v['value']}” não é uma posição. Use Goleiro, Defensor (ou lateral, zagueiro), Meio-Campo ou Atacante.`,
    bad_price: (v) => `“${v['value']}” não é um preço. Escreva um número ou deixe em branco.`,
    bad_colour: (v) =>
      `“${v['value']}” não é uma cor que conhecemos. Escreva o nome (azul, vermelho, verde, preto…) ou o código, por exemplo #0b4ea2, ou deixe em branco.`,
    name_missing: (v) => `Falta o valor da coluna ${v['column']}. Preencha-o ou apague a linha.`,
    unknown_club: (v) => `O clube “${v['club']}” não está na lista de clubes. Corrija o nome ou acrescente-o.`,
    same_club: (v) => `${v['club']} joga contra si mesmo. Corrija o mandante ou o visitante.`,
    duplicate_player: (v) => `${v['name']} já apareceu antes no mesmo clube. Apague a repetição ou dê um id a cada um.`,
    duplicate_match: () => 'Este jogo já apareceu antes. Apague a repetição.',
    round_twice: (v) => `A rodada ${v['round']} aparece em dois arquivos. Deixe apenas um.`,
    other_modality: (v) =>
      `Este campeonato é de ${v['modality']}, e a modalidade não muda. Corrija a célula ou importe como campeonato novo.`,
    unknown_player: (v) =>
      `${v['name']} (${v['club']}) não está na lista de jogadores. Corrija o nome ou acrescente-o.`,
    unknown_match: (v) =>
      `${v['club']} não tem jogo na rodada “${v['round']}”, nem nestes arquivos nem no campeonato. Corrija a rodada ou o clube, ou envie a planilha jogos com o jogo.`,
    two_matches: (v) =>
      `${v['club']} tem mais de um jogo na rodada “${v['round']}” (${v['dates']}). Qual deles é? Escreva o dia na coluna data.`,
    match_without_result: (v) => `O jogo de ${v['club']} na rodada “${v['round']}” está sem placar. Preencha-o.`,
    duplicate_line: (v) => `${v['name']} já apareceu neste jogo. Apague a repetição.`,
    names_shortened: (v) =>
      `${rows(v['count'], 'nome tinha', 'nomes tinham')} mais de ${v['most']} letras e ${Number(v['count']) === 1 ? 'foi encurtado' : 'foram encurtados'}.`,
    file_ignored: () => 'Arquivo não reconhecido: ficou de fora.',
    file_not_needed: () => 'O que este arquivo traz já vem nos outros: ficou de fora.',
    sheet_ignored: () =>
      'Esta aba não foi usada. Se ela traz clubes, jogadores, jogos ou súmula, dê a ela esse nome e confira as colunas.',
    columns_ignored: (v) =>
      `Não usamos ${String(v['columns']).includes(', ') ? 'as colunas' : 'a coluna'} ${v['columns']}${Number(v['more']) > 0 ? ` (aqui e em mais ${rows(v['more'], 'arquivo', 'arquivos')})` : ''}.`,
    no_matches: () => 'Nenhum jogo nos arquivos: acrescente a tabela ou os resultados.',
    no_players: () =>
      'Nenhum jogador nos arquivos: haverá jogos e palpites, sem mercado. Ele abre quando um arquivo trouxer jogadores: o mercado antes da temporada (rodada-0.csv), o da primeira rodada jogada (rodada-1.csv) ou a planilha jogadores.',
    coaches_left_out: (v) => `${rows(v['count'], 'técnico ficou', 'técnicos ficaram')} de fora.`,
    matches_not_counted: (v) =>
      `${rows(v['count'], 'jogo que o Cartola não contou está', 'jogos que o Cartola não contou estão')} na tabela e não ${Number(v['count']) === 1 ? 'pontua' : 'pontuam'} ninguém.`,
    row_without_match: (v) => `${v['club']} não tem jogo na rodada ${v['round']}: a linha ficou de fora.`,
    rows_without_match: (v) =>
      v['club'] === ''
        ? `${rows(v['count'], 'linha com pontos não diz', 'linhas com pontos não dizem')} o clube ou o nome do jogador e não ${Number(v['count']) === 1 ? 'entra' : 'entram'}. Complete o arquivo ou baixe outra cópia.`
        : `${rows(v['count'], 'linha', 'linhas')} com pontos de “${v['club']}” não ${Number(v['count']) === 1 ? 'entra' : 'entram'}: esse clube não tem jogo na rodada. Se ele tem outro nome na tabela, junte os dois; se o jogo foi adiado e depois jogado, envie a tabela mais nova.`,
    rows_damaged: (v) =>
      `${rows(v['count'], 'linha veio danificada', 'linhas vieram danificadas')} da fonte e não ${Number(v['count']) === 1 ? 'pode ser conferida' : 'podem ser conferidas'}.`,
    prices_given: (v) => `${rows(v['count'], 'jogador sem preço ganhou', 'jogadores sem preço ganharam')} um.`,
    copied_too_early: (v) =>
      `O nome diz rodada ${v['round']}, mas as linhas ainda são da rodada ${v['stated']}: o arquivo foi copiado antes de a rodada ${v['round']} ser contada. Envie uma cópia mais nova.`,
    round_is_over: (v) => `A rodada ${v['round']} já fechou: o jogo entra na tabela e não pontua ninguém.`,
    date_not_taken: (v) =>
      `A rodada ${v['round']} já fechou: a data nova do jogo não vale. Se o jogo foi adiado, marque a linha com [postponed] ou decida na página dele.`,
    award_stays: (v) =>
      `O ${v['score']} que a organização decidiu continua na tabela. O placar desta linha não o substitui.`,
    goals_differ: (v) =>
      `Os gols da súmula de ${v['club']} somam ${v['said']}; o placar diz ${v['score']}. Vale o placar para a tabela e a súmula para os pontos.`,
    line_not_read: (v) =>
      `Não entendemos a linha “${v['value']}”: ela ficou de fora. Se é um jogo ou uma data, escreva-a como as outras.`,
    minutes_not_used: () =>
      'Sem a planilha jogos, os minutos dos gols não entram; os gols e os pontos entram. Para ter os minutos, envie as duas juntas.',
    more_problems: (v) =>
      `… e mais ${rows(v['count'], 'aviso que não cabe', 'avisos que não cabem')} aqui. Corrija estes e veja a prévia de novo.`,
    older_seasons: (v) =>
      `O arquivo traz várias temporadas: entra a de ${v['season']}, e ${rows(v['count'], 'linha de outra ficou', 'linhas de outras ficaram')} de fora.`,
  } satisfies Record<ProblemCode, (values: Values) => string> as Record<ProblemCode, (values: Values) => string>,
}

export type ImportCopy = typeof importing
