import { listFeeds, newestNotes, type Feed } from '#db/feed/feeds.ts'
import { FEED_KINDS, type FeedKind } from '#domain/feed/feed.ts'
import { createFeeds, type FeedOutcome, type FeedStep } from '#jobs/operate/create-feeds.ts'
import { createProviders } from '#jobs/providers.ts'
import { UsageError } from './arguments.ts'
import type { Command, Report } from './command.ts'
import type { OpenDatabase } from './open.ts'

const feedsOf = ({ db, place }: OpenDatabase) =>
  createFeeds(db, { providers: createProviders(db), hosts: place.feeds.hosts })

const reportOf = (slug: string, outcome: FeedOutcome): Report => ({
  text: `${slug}: ${outcome}`,
  json: { slug, outcome },
  failed: outcome !== 'changed',
})

const ago = (at: Date | null) => at?.toISOString() ?? 'never'

function feedText({ slug, kind, address, heldAt, succeededAt, changedAt, failures, problem }: Feed): string {
  const trouble = problem ? `, ${failures} failures: ${JSON.stringify(problem)}` : ''
  const state = heldAt ? `held since ${ago(heldAt)}` : 'asked'
  return `${slug}  ${kind} ${address}: ${state}, last heard ${ago(succeededAt)}, changed ${ago(changedAt)}${trouble}`
}

const step = (name: FeedStep, about: string): Command => ({
  usage: `feed ${name} SLUG`,
  about,
  run: async (database, [slug]) => {
    if (slug === undefined) throw new UsageError('name the championship')
    return reportOf(slug, await feedsOf(database).step({ slug, name }, null))
  },
})

const isKind = (text: string | undefined): text is FeedKind => FEED_KINDS.some((kind) => kind === text)

/**
 * FD1, FD6: feeds from the command line. The command's environment says which hosts are allowed; the server's
 * environment says which hosts it polls.
 */
export const feedCommands: Record<string, Command> = {
  'feed list': {
    usage: 'feed list',
    about: 'the feeds of this server: their last success, change and failure',
    run: async ({ db }) => {
      const [feeds, notes] = [await listFeeds(db), await newestNotes(db, { limit: 50 })]
      const told = notes.map(
        ({ at, championship, kind, detail }) =>
          `  ${at.toISOString()} ${championship}: ${kind} ${JSON.stringify(detail)}`,
      )
      return { text: [...feeds.map(feedText), ...told].join('\n') || 'There is no feed.', json: { feeds, notes } }
    },
  },
  'feed on': {
    usage: `feed on SLUG ${FEED_KINDS.join('|')} ADDRESS`,
    about: 'turns on a feed that brings the results of a championship; CRAQUE_FEED_HOSTS must name its host',
    run: async (database, [slug, kind, address]) => {
      if (slug === undefined || address === undefined || !isKind(kind))
        throw new UsageError(`name the championship, one of ${FEED_KINDS.join(', ')}, and the address`)
      return reportOf(slug, await feedsOf(database).turnOn({ slug, kind, address }, null))
    },
  },
  'feed off': step('off', 'ends the feed of a championship; what it told stays'),
  'feed hold': step('hold', 'does not ask the feed any more until it is resumed: matches go on by hand'),
  'feed resume': step('resume', 'asks the feed again, at once'),
  'feed believe': step('believe', 'takes what the feed says next although it takes back what it had told'),
}
