import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

/** Words about people, for every page that shows them. */
export const manager = {
  badges: { Campeão: 'Campeão', Expert: 'Expert', Streak: 'Streak', Preciso: 'Preciso', VIP: 'VIP' },
  countries: { BR: 'Brasil', AR: 'Argentina', UY: 'Uruguai', CL: 'Chile', CO: 'Colômbia', PE: 'Peru' },
  gone: 'Conta removida',
  trophies: (count: number) => format.plural(count, { one: '# troféu', other: '# troféus' }),
  officials: {
    organiser: { name: 'Organiza', why: 'Organiza este campeonato' },
    reporter: { name: 'Mesa', why: 'Informou resultados deste campeonato' },
  },
  follow: {
    action: 'Seguir',
    done: 'Seguindo',
    start: (name: string) => `Seguir ${name}`,
    stop: (name: string) => `Deixar de seguir ${name}`,
    started: (name: string) => `Agora você segue ${name}.`,
    stopped: (name: string) => `Você deixou de seguir ${name}.`,
  },
}

export type ManagerCopy = typeof manager
