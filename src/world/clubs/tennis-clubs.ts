import { clubsFromRows } from './club.ts'

/** In tennis a club is one player; the city is where the player trains. */
export const tennisClubs = clubsFromRows({
  sport: 'tenis',
  firstId: 301,
  rows: [
    ['davi-scarpelli', 'Davi Scarpelli', 'Scarpelli', 'SCA', 'Florianópolis', '#0f766e', '#ecfdf5', 'plain', 1.4, 0.6],
    [
      'renan-valadares',
      'Renan Valadares',
      'Valadares',
      'VAL',
      'Belo Horizonte',
      '#1e3a8a',
      '#dbeafe',
      'sash',
      0.9,
      -0.5,
    ],
    ['otto-lindner', 'Otto Lindner', 'Lindner', 'LIN', 'Blumenau', '#b91c1c', '#fef2f2', 'plain', 0.5, 0.9],
    ['caua-pecanha', 'Cauã Peçanha', 'Peçanha', 'PEC', 'Rio de Janeiro', '#f59e0b', '#1f2937', 'halves', 0.2, -0.2],
    [
      'ravi-montenegro',
      'Ravi Montenegro',
      'Montenegro',
      'MON',
      'Fortaleza',
      '#6d28d9',
      '#ede9fe',
      'stripes',
      -0.2,
      0.2,
    ],
    ['icaro-taborda', 'Ícaro Taborda', 'Taborda', 'TAB', 'Curitiba', '#334155', '#e2e8f0', 'hoops', -0.5, -0.8],
    ['bento-quaresma', 'Bento Quaresma', 'Quaresma', 'QUA', 'Ribeirão Preto', '#be185d', '#fdf2f8', 'plain', -0.9, 0.4],
    ['levi-arruda', 'Levi Arruda', 'Arruda', 'ARR', 'Salvador', '#15803d', '#fefce8', 'sash', -1.4, -0.3],
  ],
})
