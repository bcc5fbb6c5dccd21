import { sentence as s, type ProblemCatalogue } from './problem-entry.ts'
import { problemsOf } from './problem.ts'

/** Failures that any request can meet. */
export const httpProblems = {
  invalid_request: {
    status: 400,
    'pt-BR': s('Pedido inválido', 'Algum campo não está como esperado. Confira e tente de novo.'),
    es: s('Solicitud inválida', 'Algún campo no está como se espera. Revísalo e inténtalo de nuevo.'),
    en: s('Invalid request', 'Some field is not as expected. Check it and try again.'),
  },
  forbidden_origin: {
    status: 403,
    'pt-BR': s('Origem recusada', 'O pedido veio de outro site e foi recusado. Nada mudou.'),
    es: s('Origen rechazado', 'La solicitud vino de otro sitio y fue rechazada. Nada cambió.'),
    en: s('Origin refused', 'The request came from another site and was refused. Nothing changed.'),
  },
  not_found: {
    status: 404,
    'pt-BR': s('Não encontrado', 'Não existe nada neste endereço.'),
    es: s('No encontrado', 'No hay nada en esta dirección.'),
    en: s('Not found', 'There is nothing at this address.'),
  },
  championship_unknown: {
    status: 404,
    'pt-BR': s('Campeonato não encontrado', 'Este campeonato não existe aqui, ou só entra quem foi convidado.'),
    es: s('Campeonato no encontrado', 'Este campeonato no existe aquí, o solo entra quien fue invitado.'),
    en: s('No such championship', 'This championship does not exist here, or only invited people may enter.'),
  },
  method_not_allowed: {
    status: 405,
    'pt-BR': s('Método não aceito', 'Este endereço não aceita esse tipo de pedido.'),
    es: s('Método no permitido', 'Esta dirección no acepta ese tipo de solicitud.'),
    en: s('Method not allowed', 'This address does not accept that kind of request.'),
  },
  too_large: {
    status: 413,
    'pt-BR': s('Pedido grande demais', 'O que foi enviado passa do tamanho aceito.'),
    es: s('Solicitud demasiado grande', 'Lo que se envió supera el tamaño aceptado.'),
    en: s('Request too large', 'What was sent is larger than we accept.'),
  },
  // send-problem.ts appends how long to wait.
  too_many_requests: {
    status: 429,
    'pt-BR': s('Pedidos demais', 'Foram muitas tentativas em pouco tempo.'),
    es: s('Demasiadas solicitudes', 'Hubo muchos intentos en poco tiempo.'),
    en: s('Too many requests', 'There were many attempts in a short time.'),
  },
  internal: {
    status: 500,
    'pt-BR': s('Erro nosso', 'Algo falhou do nosso lado. Nada do que você salvou se perdeu.'),
    es: s('Error nuestro', 'Algo falló de nuestro lado. Nada de lo que guardaste se perdió.'),
    en: s('Our mistake', 'Something failed on our side. Nothing you saved was lost.'),
  },
  // Here too, send-problem.ts appends how long to wait.
  table_unavailable: {
    status: 503,
    'pt-BR': s(
      'Classificação indisponível no momento',
      'O servidor ainda não conseguiu montar a classificação. Times, palpites e pontos estão salvos.',
    ),
    es: s(
      'Clasificación no disponible por el momento',
      'El servidor todavía no pudo armar la clasificación. Equipos, pronósticos y puntos están guardados.',
    ),
    en: s(
      'Rankings unavailable for the moment',
      'The server could not build the rankings yet. Teams, picks and points are saved.',
    ),
  },
  unavailable: {
    status: 503,
    'pt-BR': s('Fora do ar por um momento', 'O banco de dados não respondeu. Nada do que você salvou se perdeu.'),
    es: s('Fuera de servicio por un momento', 'La base de datos no respondió. Nada de lo que guardaste se perdió.'),
    en: s('Out of service for a moment', 'The database did not answer. Nothing you saved was lost.'),
  },
  disk_full: {
    status: 503,
    'pt-BR': s(
      'Sem espaço para guardar',
      'O disco do servidor está cheio: isto não foi salvo. O que já estava salvo continua lá.',
    ),
    es: s(
      'Sin espacio para guardar',
      'El disco del servidor está lleno: esto no se guardó. Lo que ya estaba guardado sigue ahí.',
    ),
    en: s('No room to save', 'The server’s disk is full: this was not saved. What was saved before is still there.'),
  },
  busy: {
    status: 503,
    'pt-BR': s('Muitos pedidos ao mesmo tempo', 'O servidor está ocupado agora. Nada do que você salvou se perdeu.'),
    es: s('Demasiadas solicitudes a la vez', 'El servidor está ocupado ahora. Nada de lo que guardaste se perdió.'),
    en: s('Too many requests at once', 'The server is busy right now. Nothing you saved was lost.'),
  },
  timed_out: {
    status: 503,
    'pt-BR': s('Demorou demais', 'A resposta passou do tempo limite.'),
    es: s('Tardó demasiado', 'La respuesta superó el tiempo límite.'),
    en: s('Took too long', 'The answer exceeded its time limit.'),
  },
} satisfies ProblemCatalogue

export const httpProblem = problemsOf(httpProblems)
