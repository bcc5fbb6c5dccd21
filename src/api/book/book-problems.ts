import type { BookRefusal } from '#domain/book/book.ts'
import { sentence as s, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const bookProblems = {
  club_name_taken: {
    status: 422,
    'pt-BR': s('Nome já usado', 'Outro clube deste campeonato tem esse nome. Nada mudou.'),
    es: s('Nombre ya usado', 'Otro club de este campeonato tiene ese nombre. Nada cambió.'),
    en: s('Name already used', 'Another club of this championship has that name. Nothing changed.'),
  },
  club_in_use: {
    status: 409,
    'pt-BR': s('O clube tem jogadores ou jogos', 'Tire primeiro os jogadores e os jogos dele. Nada mudou.'),
    es: s('El club tiene jugadores o partidos', 'Quita primero sus jugadores y partidos. Nada cambió.'),
    en: s('The club has players or matches', 'Remove its players and matches first. Nothing changed.'),
  },
  player_in_use: {
    status: 409,
    'pt-BR': s(
      'O jogador já está em times',
      'Ele foi escalado ou jogou: só nome, número e clube podem mudar. Nada mudou.',
    ),
    es: s(
      'El jugador ya está en equipos',
      'Fue alineado o jugó: solo pueden cambiar nombre, número y club. Nada cambió.',
    ),
    en: s(
      'The player is in squads',
      'The player was fielded or has played: only name, number and club can change. Nothing changed.',
    ),
  },
  position_unknown: {
    status: 422,
    'pt-BR': s('Posição desconhecida', 'Esta modalidade não tem essa posição. Nada mudou.'),
    es: s('Posición desconocida', 'Esta modalidad no tiene esa posición. Nada cambió.'),
    en: s('Unknown position', 'This kind of football has no such position. Nothing changed.'),
  },
  round_closed: {
    status: 409,
    'pt-BR': s('A rodada já fechou', 'O mercado dela fechou: seus jogos e seu prazo não mudam mais.'),
    es: s('La jornada ya cerró', 'Su mercado cerró: sus partidos y su cierre ya no cambian.'),
    en: s('The round has closed', 'Its market has closed: its matches and its deadline can no longer change.'),
  },
  round_in_use: {
    status: 409,
    'pt-BR': s(
      'A rodada tem jogos ou times',
      'Tire primeiro os jogos dela. Se já há times salvos, ela fica. Nada mudou.',
    ),
    es: s(
      'La jornada tiene partidos o equipos',
      'Quita primero sus partidos. Si ya hay equipos guardados, se queda. Nada cambió.',
    ),
    en: s(
      'The round has matches or squads',
      'Remove its matches first. If squads were saved for it, it stays. Nothing changed.',
    ),
  },
  round_number_taken: {
    status: 422,
    'pt-BR': s('Número já usado', 'Já existe uma rodada com esse número. Nada mudou.'),
    es: s('Número ya usado', 'Ya existe una jornada con ese número. Nada cambió.'),
    en: s('Number already used', 'There is already a round with this number. Nothing changed.'),
  },
  deadline_passed: {
    status: 422,
    'pt-BR': s('Esse horário já passou', 'Escolha um fechamento no futuro. Nada mudou.'),
    es: s('Esa hora ya pasó', 'Elige un cierre en el futuro. Nada cambió.'),
    en: s('That time has passed', 'Choose a deadline in the future. Nothing changed.'),
  },
  deadline_after_match: {
    status: 422,
    'pt-BR': s(
      'Depois do primeiro jogo',
      'O mercado tem de fechar até o começo do primeiro jogo da rodada. Nada mudou.',
    ),
    es: s('Después del primer partido', 'El mercado debe cerrar antes del primer partido de la jornada. Nada cambió.'),
    en: s(
      'After the first match',
      'The market must close by the beginning of the round’s first match. Nothing changed.',
    ),
  },
  match_before_deadline: {
    status: 422,
    'pt-BR': s(
      'Antes do fechamento',
      'O jogo começaria antes de o mercado da rodada fechar. Mude o fechamento da rodada primeiro.',
    ),
    es: s(
      'Antes del cierre',
      'El partido empezaría antes del cierre del mercado. Cambia primero el cierre de la jornada.',
    ),
    en: s('Before the deadline', 'The match would begin before the market closes. Change the round’s deadline first.'),
  },
  match_closed: {
    status: 409,
    'pt-BR': s('O jogo já começou', 'Um jogo que começou não muda mais aqui. Adiamentos são decididos por operadores.'),
    es: s('El partido ya empezó', 'Un partido que empezó ya no cambia aquí. Los operadores deciden aplazamientos.'),
    en: s('The match has begun', 'A match that has begun can no longer change here. Operators decide postponements.'),
  },
  match_in_use: {
    status: 409,
    'pt-BR': s('Há palpites neste jogo', 'Ele não pode ser apagado; mude a data ou os clubes. Nada mudou.'),
    es: s('Hay pronósticos en este partido', 'No se puede borrar; cambia la fecha o los clubes. Nada cambió.'),
    en: s('There are picks on this match', 'It cannot be removed; change its date or clubs. Nothing changed.'),
  },
  match_of_tie: {
    status: 409,
    'pt-BR': s('Este jogo decide um confronto', 'Ele não pode ser apagado; mude a data ou os clubes. Nada mudou.'),
    es: s('Este partido decide una eliminatoria', 'No se puede borrar; cambia la fecha o los clubes. Nada cambió.'),
    en: s('This match decides a tie', 'It cannot be removed; change its date or clubs. Nothing changed.'),
  },
  same_club: {
    status: 422,
    'pt-BR': s('O mesmo clube duas vezes', 'Escolha dois clubes diferentes. Nada mudou.'),
    es: s('El mismo club dos veces', 'Elige dos clubes distintos. Nada cambió.'),
    en: s('The same club twice', 'Choose two different clubs. Nothing changed.'),
  },
  gone: {
    status: 404,
    'pt-BR': s('Não existe mais', 'Alguém apagou isto enquanto você editava. Recarregue a página.'),
    es: s('Ya no existe', 'Alguien lo borró mientras editabas. Recarga la página.'),
    en: s('No longer there', 'Somebody deleted this while you were editing. Reload the page.'),
  },
} satisfies Record<BookRefusal, ProblemEntry>

export const bookProblem = problemsOf(bookProblems)
