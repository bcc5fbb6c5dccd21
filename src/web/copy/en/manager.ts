import type { ManagerCopy } from '#web/copy/pt-BR/manager.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('en')

export const manager: ManagerCopy = {
  badges: { Campeão: 'Champion', Expert: 'Expert', Streak: 'Streak', Preciso: 'Accurate', VIP: 'VIP' },
  countries: { BR: 'Brazil', AR: 'Argentina', UY: 'Uruguay', CL: 'Chile', CO: 'Colombia', PE: 'Peru' },
  gone: 'Account removed',
  trophies: (count) => format.plural(count, { one: '# trophy', other: '# trophies' }),
  officials: {
    organiser: { name: 'Organiser', why: 'Organises this championship' },
    reporter: { name: 'Desk', why: 'Reported results of this championship' },
  },
  follow: {
    action: 'Follow',
    done: 'Following',
    start: (name) => `Follow ${name}`,
    stop: (name) => `Unfollow ${name}`,
    started: (name) => `You now follow ${name}.`,
    stopped: (name) => `You no longer follow ${name}.`,
  },
}
