import type { PageDescriptionsCopy } from '#web/copy/pt-BR/page-descriptions.ts'

export const pageDescriptions: PageDescriptionsCopy = {
  home: 'Build your team, play in leagues, make predictions and follow live rankings. Free, with virtual points only.',
  fantasy: 'Pick up to 11 players with 1,000 points, name a captain and play in leagues with virtual points.',
  analytics:
    'Standings, top scorers and forecasts for football, basketball, volleyball and tennis, with all the numbers.',
  rankings: 'See who leads in points, wins, accuracy and streak: worldwide, this month, this week and among friends.',
  duel: 'Your opponent of the round, both lineups side by side, the live score and your record.',
  picks: 'Pick the next matches of all sports and follow your accuracy, streak and skill.',
  profile: 'Your details, your achievements and your story round by round.',
  signIn: 'Sign in to your Craque account.',
  signUp: 'Create a free Craque account and take your game to any device.',
  recover: 'Choose a new password for your account.',
  account: 'Security, sessions, language, theme and your data.',
  operator: 'Rounds, corrections, audit and the pace of the game, for server operators.',
  embed: 'Frames of Craque for other sites, and a board for large screens.',
  webhooks: 'Events of Craque sent to your program, signed.',
  privacy: 'What Craque keeps, why, and what you can do.',
  manager: 'Points, achievements and lineups of a manager.',
  leagues: 'Public and private leagues, points tables and knockouts, with prizes in virtual points.',
  player: 'Points per round, scouts, price and next matches of a player on the market.',
  match: 'Forecast, events, scouts and picks of a match.',
  club: 'Results, next matches with difficulty, players and strength of a club.',
  planner: 'The matches, projections and best team of the next five rounds, with expected prices.',
  forecast: 'How Craque’s forecasts have done this season, told to fans.',
  var: 'Check it yourself: the open log of everything that is saved and decided in this championship.',
  kit: 'The parts of the interface, in both themes.',
}
