import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'

export const pageTitles: PageTitlesCopy = {
  home: {
    title: 'Craque · The Future of Fantasy Sports',
    description:
      'Build your team, play in leagues, make predictions and follow live rankings. Free, with virtual points only.',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    description: 'Pick up to 11 players with 1,000 points, name a captain and play in leagues with virtual points.',
    lead: 'Here you build your team, watch the budget and join leagues.',
  },
  analytics: {
    heading: 'Sports Analysis',
    description:
      'Standings, top scorers and forecasts for football, basketball, volleyball and tennis, numbers in the open.',
    lead: 'Here you read the standings, the top scorers and the forecasts of the next games.',
  },
  rankings: {
    heading: 'Global Rankings',
    description:
      'See who leads in points, wins, accuracy and streak: worldwide, this month, this week and among friends.',
    lead: 'Here you see who leads and where you stand.',
  },
  duel: {
    heading: 'Your Duel',
    description: 'Your opponent of the round, both lineups side by side, the live score and your record.',
    lead: 'Follow your opponent of the round here, player by player.',
  },
  picks: {
    heading: 'Picks',
    description: 'Pick the next matches of all sports and follow your accuracy, streak and skill.',
    lead: 'Pick until kick-off. Every tap is saved at once.',
  },
  profile: {
    heading: 'My Profile',
    description: 'Your details, your achievements and your story round by round.',
  },
  signIn: {
    heading: 'Sign in',
    description: 'Sign in to your Craque account.',
    lead: 'Sign in to go on where you stopped.',
  },
  signUp: {
    heading: 'Create account',
    description: 'Create a free Craque account and take your game to any device.',
    lead: 'Take your game to any device. It takes less than a minute.',
  },
  recover: {
    heading: 'Recover password',
    description: 'Choose a new password for your account.',
  },
  account: {
    heading: 'Account',
    description: 'Security, sessions, language, theme and your data.',
    lead: 'Security, sessions, language, theme and your data.',
  },
  operator: {
    heading: 'Operations',
    description: 'Rounds, corrections, audit and the pace of the game, for whoever runs the server.',
    lead: 'Follow the round, correct results and check the points.',
  },
  privacy: {
    heading: 'Privacy',
    description: 'What Craque keeps, why, and what you can do.',
  },
  manager: {
    heading: 'Manager',
    description: 'Points, achievements and lineups of a manager.',
  },
  leagues: {
    heading: 'Leagues',
    description: 'Public and private leagues, points tables and knockouts, with prizes in virtual points.',
  },
  player: {
    heading: 'Player',
    description: 'Points a round, scouts, price and next matches of a player on the market.',
  },
  match: { heading: 'Match', description: 'Forecast, events, scouts and picks of a match.' },
  club: { heading: 'Club', description: 'Results, next matches with difficulty, players and strength of a club.' },
  forecast: {
    heading: 'How right the model is',
    description: 'How Craque’s forecasts have done this season, told to fans.',
  },
  kit: { heading: 'Kit', description: 'The parts of the interface, in both themes.' },
}
