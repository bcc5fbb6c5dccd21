import type { ManagerCopy } from '#web/copy/pt-BR/manager.ts'

export const manager: ManagerCopy = {
  badges: { Campeão: 'Champion', Expert: 'Expert', Streak: 'Streak', Preciso: 'Accurate', VIP: 'VIP' },
  countries: { BR: 'Brazil', AR: 'Argentina', UY: 'Uruguay', CL: 'Chile', CO: 'Colombia', PE: 'Peru' },
  gone: 'Account removed',
  follow: {
    action: 'Follow',
    done: 'Following',
    start: (name) => `Follow ${name}`,
    stop: (name) => `Unfollow ${name}`,
    started: (name) => `You now follow ${name}.`,
    stopped: (name) => `You no longer follow ${name}.`,
  },
}
