import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { mayEnter, ownedBy, type ChampionshipDirectory } from './championship-directory.ts'

const ownedPage = ownedBy(
  {
    clubes: (clubId) => ({ clubId }),
    confronto: (roundId) => ({ roundId }),
    jogadores: (playerId) => ({ playerId }),
    ligas: (leagueId) => ({ leagueId }),
    partidas: (matchId) => ({ matchId }),
    rodadas: (roundId) => ({ roundId }),
  },
  // VR9: each round also has a page in the log.
  '/(?:var/)?',
)

const championshipPage = /^\/campeonatos\/([^/]+)$/

const leaguePage = /^\/ligas\/[1-9][0-9]{0,9}$/

/**
 * CP9: a league's link with an invitation code leads to the invitation if the visitor may not enter the championship.
 * Such links to leagues that do not exist lead there too, so nobody learns which ones exist.
 */
function invitationPage(c: Context<AppEnv>): string | undefined {
  const code = leaguePage.test(c.req.path) ? c.req.query('convite') : undefined
  return code && `/campeonatos?convite=${encodeURIComponent(code.slice(0, 40))}`
}

/**
 * CP3 for pages: the page's frame must show the championship of the thing that the address names. Redirects to the
 * address with that championship.
 */
export function pageOfChampionship(directory: ChampionshipDirectory) {
  async function addressElsewhere(c: Context<AppEnv>): Promise<string | undefined> {
    const thing = ownedPage(c.req.path)
    const ownSlug = championshipPage.exec(c.req.path)?.[1]
    if (!thing && ownSlug === undefined) return undefined
    const { entries, mainId } = await directory.read()
    const invitation = thing && invitationPage(c)
    if (invitation) {
      const leagueOwnerId = await directory.ownerOf(thing)
      const leagueOwner = entries.find(({ id }) => id === leagueOwnerId)
      if (!leagueOwner || !(await mayEnter(c, leagueOwner))) return invitation
    }
    if (entries.length < 2) return undefined
    const slug = c.req.query(CHAMPIONSHIP_PARAMETER)
    const askedId = slug === undefined ? mainId : entries.find((entry) => entry.slug === slug)?.id
    const ownerId = thing && (await directory.ownerOf(thing))
    const owner = entries.find((entry) => (ownSlug === undefined ? entry.id === ownerId : entry.slug === ownSlug))
    if (!owner || owner.id === askedId || !(await mayEnter(c, owner))) return undefined
    const url = new URL(c.req.url)
    url.searchParams.delete(CHAMPIONSHIP_PARAMETER)
    if (owner.id !== mainId) url.searchParams.set(CHAMPIONSHIP_PARAMETER, owner.slug)
    return `${url.pathname}${url.search}`
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    // Without the database, the page itself explains what is wrong.
    const address = await addressElsewhere(c).catch(() => undefined)
    if (address) return c.redirect(address, 302)
    return next()
  })
}
