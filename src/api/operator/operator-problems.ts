import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const operatorProblems = {
  round_not_next: {
    status: 409,
    'pt-BR': s('Ainda não é a hora', 'Só o mercado da próxima rodada pode ser fechado. Nada mudou.'),
    es: s('Aún no es la hora', 'Solo se puede cerrar el mercado de la próxima jornada. Nada cambió.'),
    en: s('Not yet', 'Only the market of the next round can be closed. Nothing changed.'),
  },
  round_unfinished: {
    status: 409,
    'pt-BR': s('Ainda há jogos', 'A rodada só é apurada depois do último apito. Nada mudou.'),
    es: s('Aún hay partidos', 'La jornada se liquida después del último silbato. Nada cambió.'),
    en: s('Matches are left', 'A round is settled after its last whistle. Nothing changed.'),
  },
  step_taken: {
    status: 409,
    'pt-BR': s('Já foi feito', 'Alguém já fez isto. Nada mudou.'),
    es: s('Ya está hecho', 'Alguien ya hizo esto. Nada cambió.'),
    en: s('Already done', 'Somebody has already done this. Nothing changed.'),
  },
  match_not_final: {
    status: 409,
    'pt-BR': s('O jogo não acabou', 'Só um jogo encerrado pode ser corrigido. Nada mudou.'),
    es: s('El partido no terminó', 'Solo se puede corregir un partido terminado. Nada cambió.'),
    en: s('Not over', 'Only a match that is over can be corrected. Nothing changed.'),
  },
  match_over: {
    status: 409,
    'pt-BR': s('O jogo já acabou', 'Em um jogo encerrado, só o resultado oficial pode mudar. Nada mudou.'),
    es: s('El partido ya terminó', 'En un partido terminado solo puede cambiar el resultado oficial. Nada cambió.'),
    en: s('It is over', 'Only the official result of a finished match can change. Nothing changed.'),
  },
  match_not_begun: {
    status: 409,
    'pt-BR': s('O jogo não começou', 'Um jogo que não começou pode ser adiado, não abandonado. Nada mudou.'),
    es: s('El partido no empezó', 'Un partido que no empezó se aplaza, no se abandona. Nada cambió.'),
    en: s('Not begun', 'A match that has not begun is postponed, not abandoned. Nothing changed.'),
  },
  match_under_way: {
    status: 409,
    'pt-BR': s(
      'Bola rolando',
      'Um jogo em andamento não pode ser adiado. Se parou de vez, foi abandonado. Nada mudou.',
    ),
    es: s('Está en juego', 'Un partido en juego no se aplaza. Si paró del todo, fue abandonado. Nada cambió.'),
    en: s('In play', 'A match in play cannot be postponed. If it stopped for good, it was abandoned. Nothing changed.'),
  },
  match_not_abandoned: {
    status: 409,
    'pt-BR': s('O jogo não parou', 'Só um jogo abandonado pode ser retomado. Nada mudou.'),
    es: s('El partido no paró', 'Solo se puede reanudar un partido abandonado. Nada cambió.'),
    en: s('Not abandoned', 'Only an abandoned match can be resumed. Nothing changed.'),
  },
  proposal_gone: {
    status: 409,
    'pt-BR': s('Já respondida', 'Outra pessoa já respondeu, ou a proposta foi trocada. Nada mudou.'),
    es: s('Ya respondida', 'Otra persona ya respondió, o la propuesta cambió. Nada cambió.'),
    en: s('Already answered', 'Somebody else has answered it, or it was replaced. Nothing changed.'),
  },
  moment_past: {
    status: 422,
    'pt-BR': s('Já passou', 'O novo horário tem de ser no futuro.'),
    es: s('Ya pasó', 'El nuevo horario debe ser en el futuro.'),
    en: s('In the past', 'The new kick-off must be in the future.'),
  },
  impossible_score: {
    status: 422,
    'pt-BR': s('Placar impossível', 'Um jogo deste esporte não pode acabar com esse placar.'),
    es: s('Marcador imposible', 'Un partido de este deporte no puede terminar con ese marcador.'),
    en: s('Impossible score', 'A match of this sport cannot end with that score.'),
  },
  goals_left_over: {
    status: 422,
    'pt-BR': s(
      'Gols a mais',
      'Há mais gols anotados para os jogadores do que esse placar tem. Corrija primeiro os gols de quem não marcou, depois o placar.',
    ),
    es: s(
      'Goles de más',
      'Los jugadores tienen anotados más goles que ese marcador. Corrige primero los goles de quien no marcó y después el marcador.',
    ),
    en: s(
      'Too many goals',
      'Players are credited with more goals than that score has. First correct the goals of players who did not score, then the score.',
    ),
  },
  player_not_in_match: {
    status: 422,
    'pt-BR': s('Não jogou', 'Este jogador não participou deste jogo.'),
    es: s('No jugó', 'Este jugador no participó en este partido.'),
    en: s('Did not play', 'This player took no part in this match.'),
  },
  reason_missing: {
    status: 422,
    'pt-BR': s('Falta o motivo', 'Escreva por que o resultado muda: todos leem isso na página do jogo.'),
    es: s('Falta el motivo', 'Escribe por qué cambia el resultado: todos lo leen en la página del partido.'),
    en: s('No reason given', 'Say why the result changes: everybody can read it on the match page.'),
  },
  nothing_changed: {
    status: 409,
    'pt-BR': s('Nada a corrigir', 'Os valores já são esses. Nada mudou.'),
    es: s('Nada que corregir', 'Los valores ya son esos. Nada cambió.'),
    en: s('Nothing to correct', 'It already has these values. Nothing changed.'),
  },
  real_time: {
    status: 409,
    'pt-BR': s(
      'Segue a hora real',
      'Os jogos deste campeonato são de verdade: o relógio dele não pode ser acelerado. Nada mudou.',
    ),
    es: s(
      'Sigue la hora real',
      'Los partidos de este campeonato son de verdad: su reloj no se puede acelerar. Nada cambió.',
    ),
    en: s(
      'It runs on real time',
      'The matches of this championship are real: nobody can speed up its clock. Nothing changed.',
    ),
  },
  world_running: {
    status: 409,
    'pt-BR': s('Já em andamento', 'O mundo de exemplo já está sendo criado. Espere ele ficar pronto.'),
    es: s('Ya en curso', 'El mundo de ejemplo ya se está creando. Espera a que esté listo.'),
    en: s('Already running', 'The sample world is already being created. Wait until it is ready.'),
  },
  world_has_no_room: {
    status: 409,
    'pt-BR': s(
      'O servidor não está vazio',
      'O mundo de exemplo só pode ser criado em um servidor sem jogos. Nada mudou.',
    ),
    es: s(
      'El servidor no está vacío',
      'El mundo de ejemplo solo se puede crear en un servidor sin partidos. Nada cambió.',
    ),
    en: s(
      'The server is not empty',
      'The sample world can only be created on a server without matches. Nothing changed.',
    ),
  },
  audit_running: {
    status: 409,
    'pt-BR': s('Já em andamento', 'Outra auditoria está em andamento. Espere ela acabar.'),
    es: s('Ya en curso', 'Hay otra auditoría en curso. Espera a que termine.'),
    en: s('Already running', 'Another audit is running. Wait until it ends.'),
  },
} satisfies ProblemCatalogue

export const operatorProblem = problemsOf(operatorProblems)
