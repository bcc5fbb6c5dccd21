import type { SquadError } from '#domain/squad/apply-moves.ts'
import type { BenchError } from '#domain/squad/bench.ts'
import type { SquadNameError } from '#domain/squad/squad-name.ts'
import { sentence as s, type ProblemCatalogue, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

/** Why a squad cannot be saved. A new rule does not compile before it has its sentence here. */
const rules = {
  squad_name_length: {
    status: 422,
    'pt-BR': s('Nome fora do tamanho', 'O nome do time tem de 1 a 40 letras visíveis.'),
    es: s('Nombre fuera de tamaño', 'El nombre del equipo tiene de 1 a 40 letras visibles.'),
    en: s('Name of the wrong length', 'A team’s name has 1 to 40 visible letters.'),
  },
  squad_name_official: {
    status: 422,
    'pt-BR': s('Nome reservado', 'Este nome parece ser do próprio Craque. Escolha outro.'),
    es: s('Nombre reservado', 'Este nombre parece ser del propio Craque. Elige otro.'),
    en: s('Reserved name', 'This name seems to come from Craque itself. Choose another.'),
  },
  squad_full: {
    status: 422,
    'pt-BR': s('Time completo', 'O time já está completo. Tire um para colocar outro.'),
    es: s('Equipo completo', 'El equipo ya está completo. Quita uno para poner otro.'),
    en: s('Team is full', 'The team is already complete. Take one out to bring another in.'),
  },
  over_budget: {
    status: 422,
    'pt-BR': s('Acima do orçamento', 'Com os preços de agora o time passa do orçamento. Troque alguém mais caro.'),
    es: s(
      'Sobre el presupuesto',
      'Con los precios de ahora el equipo pasa del presupuesto. Cambia a alguien más caro.',
    ),
    en: s('Over budget', 'At today’s prices the team costs more than its budget. Swap an expensive player.'),
  },
  already_in_squad: {
    status: 422,
    'pt-BR': s('Já está no time', 'Esse jogador já está no time.'),
    es: s('Ya está en el equipo', 'Ese jugador ya está en el equipo.'),
    en: s('Already in the team', 'That player is already in the team.'),
  },
  not_in_squad: {
    status: 422,
    'pt-BR': s('Não está no time', 'O capitão precisa ser um dos jogadores do time.'),
    es: s('No está en el equipo', 'El capitán tiene que ser uno de los jugadores del equipo.'),
    en: s('Not in the team', 'The captain has to be one of the team’s players.'),
  },
  not_on_market: {
    status: 422,
    'pt-BR': s('Fora do mercado', 'Um dos jogadores não está mais no mercado.'),
    es: s('Fuera del mercado', 'Uno de los jugadores ya no está en el mercado.'),
    en: s('Off the market', 'One of the players is no longer on the market.'),
  },
  vice_is_captain: {
    status: 422,
    'pt-BR': s('O vice é o capitão', 'Capitão e vice-capitão precisam ser dois jogadores diferentes.'),
    es: s('El vice es el capitán', 'Capitán y vicecapitán tienen que ser dos jugadores distintos.'),
    en: s('The vice is the captain', 'Captain and vice-captain have to be two different players.'),
  },
  reserve_in_eleven: {
    status: 422,
    'pt-BR': s('Já é titular', 'Um reserva não pode estar também entre os titulares.'),
    es: s('Ya es titular', 'Un suplente no puede estar también entre los titulares.'),
    en: s('Already a starter', 'A reserve cannot be one of the starters as well.'),
  },
  reserve_too_dear: {
    status: 422,
    'pt-BR': s('Reserva caro demais', 'Um reserva não pode custar mais que o titular mais barato da posição dele.'),
    es: s('Suplente demasiado caro', 'Un suplente no puede costar más que el titular más barato de su posición.'),
    en: s('Reserve too expensive', 'A reserve may not cost more than the cheapest starter in that position.'),
  },
  reserve_twice: {
    status: 422,
    'pt-BR': s('Dois na mesma posição', 'O banco tem um reserva por posição.'),
    es: s('Dos en la misma posición', 'El banco tiene un suplente por posición.'),
    en: s('Two of one position', 'The bench has one reserve per position.'),
  },
} satisfies Record<SquadError['kind'] | BenchError['kind'] | SquadNameError['kind'], ProblemEntry>

export const squadProblems = {
  ...rules,
  market_closed: {
    status: 409,
    'pt-BR': s('Mercado fechado', 'O mercado desta rodada já fechou. Nada mudou no que estava salvo.'),
    es: s('Mercado cerrado', 'El mercado de esta jornada ya cerró. No cambió nada de lo guardado.'),
    en: s('Market closed', 'The market of this round has closed. Nothing that was saved has changed.'),
  },
  squad_conflict: {
    status: 409,
    'pt-BR': s('Mudou em outro lugar', 'Este time foi salvo em outra aba ou aparelho. Nada foi sobrescrito.'),
    es: s('Cambió en otro lugar', 'Este equipo se guardó en otra pestaña o aparato. No se sobrescribió nada.'),
    en: s('Changed elsewhere', 'This team was saved in another tab or device. Nothing was overwritten.'),
  },
  too_many_squads: {
    status: 422,
    'pt-BR': s('Times demais', 'Você chegou ao limite de times. Apague um para criar outro.'),
    es: s('Demasiados equipos', 'Llegaste al límite de equipos. Borra uno para crear otro.'),
    en: s('Too many teams', 'You have reached the limit of teams. Delete one to create another.'),
  },
} satisfies ProblemCatalogue

export const squadProblem = problemsOf(squadProblems)
