import { formatIn } from '#web/copy/format/format.ts'
import type { ShellCopy } from '#web/copy/pt-BR/shell.ts'

const format = formatIn('es')

export const shell: ShellCopy = {
  brand: 'Craque',
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  links: { home: 'Inicio', fantasy: 'Fantasy', analytics: 'Análisis', rankings: 'Rankings', profile: 'Perfil' },
  game: {
    navigation: 'Juego',
    squad: 'Equipo',
    picks: 'Pronósticos',
    leagues: 'Ligas',
    duel: 'Duelo',
    round: 'Jornada',
    divisions: 'Divisiones',
    today: (count) => `${format.number(count)} hoy`,
    missing: (players, of) => `${format.number(players)} de ${format.number(of)}`,
  },
  signIn: 'Entrar',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  preferences: 'Preferencias',
  account: 'Entrar y cuenta',
  accountOf: (name) => `Cuenta de ${name}`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  language: 'Idioma',
  close: 'Cerrar',
  offline: (time) => `Estás sin conexión. Mostramos los datos de las ${time}.`,
  footer: {
    promise: 'Solo puntos virtuales: sin dinero, sin apuestas, sin anuncios.',
    open: 'Craque es libre y funciona en tu propio servidor.',
    navigation: 'Pie de página',
    api: 'API abierta',
  },
  notFound: {
    title: 'Página no encontrada',
    code: '404',
    headline: 'Balón fuera',
    detail: 'Esta dirección no existe o cambió de lugar.',
    action: 'Volver al inicio',
  },
  failure: {
    title: 'Algo salió mal',
    code: '500',
    headline: 'Juego detenido',
    detail: 'No pudimos armar la página. Nada de lo que guardaste se perdió.',
    retry: 'Intentar de nuevo',
    requestId: 'Código de la solicitud',
  },
  problem: {
    title: 'No se pudo cargar',
    kept: 'Nada de lo que guardaste se perdió.',
    network: 'El servidor no respondió. Revisa tu conexión.',
    unreadable: 'El servidor respondió algo inesperado.',
    retry: 'Intentar de nuevo',
  },
  pages: {
    navigation: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (page, total) => `Página ${format.number(page)} de ${format.number(total)}`,
  },
  budget: {
    spent: (spent, total) => `${format.number(spent)} de ${format.number(total)}`,
    left: (left) => format.plural(left, { one: '# libre', other: '# libres' }),
    over: (by) => `${format.number(by)} por encima del límite`,
  },
  trend: { up: 'subió', down: 'bajó', stable: 'igual' },
  example: 'ejemplo',
}
