export const navLinks = [
  { to: '/', name: 'home' },
  { to: '/fantasy', name: 'fantasy' },
  { to: '/analytics', name: 'analytics' },
  { to: '/rankings', name: 'rankings' },
  { to: '/profile', name: 'profile' },
] as const

/** The game's own pages, which fit into the top bar only on wide screens. */
export const gameLinks = [
  { to: '/palpites', name: 'picks' },
  { to: '/ligas', name: 'leagues' },
  { to: '/confronto', name: 'duel' },
  { to: '/rodadas', name: 'round' },
  { to: '/divisoes/{-$group}', name: 'divisions' },
] as const
