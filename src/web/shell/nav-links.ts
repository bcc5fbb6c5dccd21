export const navLinks = [
  { to: '/', name: 'home' },
  { to: '/fantasy', name: 'fantasy' },
  { to: '/analytics', name: 'analytics' },
  { to: '/rankings', name: 'rankings' },
  { to: '/profile', name: 'profile' },
] as const
