import type { ManagerCopy } from '#web/copy/pt-BR/manager.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')

export const manager: ManagerCopy = {
  badges: { Campeão: 'Campeón', Expert: 'Experto', Streak: 'Racha', Preciso: 'Preciso', VIP: 'VIP' },
  countries: { BR: 'Brasil', AR: 'Argentina', UY: 'Uruguay', CL: 'Chile', CO: 'Colombia', PE: 'Perú' },
  gone: 'Cuenta eliminada',
  trophies: (count) => format.plural(count, { one: '# trofeo', other: '# trofeos' }),
  officials: {
    organiser: { name: 'Organiza', why: 'Organiza este campeonato' },
    reporter: { name: 'Mesa', why: 'Informó resultados de este campeonato' },
  },
  follow: {
    action: 'Seguir',
    done: 'Siguiendo',
    start: (name) => `Seguir a ${name}`,
    stop: (name) => `Dejar de seguir a ${name}`,
    started: (name) => `Ahora sigues a ${name}.`,
    stopped: (name) => `Dejaste de seguir a ${name}.`,
  },
}
