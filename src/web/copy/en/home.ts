import { formatIn } from '#web/copy/format/format.ts'
import type { HomeCopy } from '#web/copy/pt-BR/home.ts'
import { periodNames } from './period-names.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('en')

export const home: HomeCopy = {
  sports: sportNames,
  hero: {
    headline: 'The Future of Fantasy Sports',
    lead: 'Build your team, play in leagues and watch every action score. Free, with virtual points only.',
    start: 'Start Now',
    analytics: 'See Analytics',
    sample: 'Sample lineup',
    points: 'points',
  },
  today: {
    title: 'Today',
    subtitle: 'What is being played and what comes next',
    picks: 'Make picks',
    live: 'Live',
    final: 'Full time',
    postponed: 'Postponed',
    penalties: (home, away) => `(pens ${home} x ${away})`,
    minute: (minute) => `${format.number(minute)}'`,
    period: periodNames,
    emptyTitle: 'No matches here yet',
    emptyDetail: 'As soon as the next round is scheduled, its games appear here.',
    versus: (home, away) => `${home} against ${away}`,
  },
  features: {
    title: 'Amazing Features',
    fantasy: {
      title: 'Fantasy Sports',
      text: 'Build your dream team and compete with virtual points.',
      action: 'Build your team',
    },
    analytics: {
      title: 'Advanced Analytics',
      text: 'Detailed statistics and performance insights.',
      action: 'Read the numbers',
    },
    rankings: {
      title: 'Global Rankings',
      text: 'See your position in world rankings.',
      action: 'See who leads',
    },
  },
  figures: {
    title: 'Craque in numbers',
    users: { value: '50K+', label: 'active users' },
    leagues: { value: '100+', label: 'leagues available' },
    picks: { value: '1M+', label: 'predictions made' },
    uptime: { value: '99.9%', label: 'uptime' },
  },
  closing: {
    title: 'Ready to Start?',
    text: 'No sign-up needed: build the team first and decide later.',
    action: 'Create Free Account',
  },
}
