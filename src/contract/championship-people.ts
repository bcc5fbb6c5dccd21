import * as z from 'zod'
import { LEAGUE_DOORS } from '#domain/championship/league-door.ts'
import { LEAGUE_FORMATS } from '#domain/league/league-kinds.ts'
import { championshipSchema, slugParams } from './championship.ts'
import { pageShape, positionQuery } from './paging.ts'
import { PEOPLE_PAGE } from './people-page.ts'
import { idInAddress } from './row-id.ts'

const person = z.object({ managerId: z.int(), name: z.string(), atMs: z.int() })

export const championshipPeopleSchema = z
  .object({
    total: z.int().meta({ description: 'Number of people who were let in' }),
    members: z.object(
      pageShape(
        person.extend({ league: z.object({ id: z.int(), name: z.string() }).nullable() }),
        'Newest first, with the league whose link they used',
      ),
    ),
  })
  .meta({
    id: 'ChampionshipPeople',
    description: 'People in a championship, for its organisers and for operators (CP9, CP11)',
  })
export type ChampionshipPeople = z.infer<typeof championshipPeopleSchema>
export const championshipPeopleQuery = z.object(positionQuery(PEOPLE_PAGE))

export const removedPeopleSchema = z
  .object(pageShape(person, 'Newest first'))
  .meta({ id: 'RemovedPeople', description: 'People whom no invitation lets into the championship (CP11)' })
export type RemovedPeople = z.infer<typeof removedPeopleSchema>

const link = z.object({
  leagueId: z.int(),
  name: z.string(),
  format: z.enum(LEAGUE_FORMATS),
  owner: z.string().nullable(),
  isRevoked: z.boolean(),
  people: z.int().meta({ description: 'Number of people who used this link' }),
})
export const championshipLinksSchema = z
  .object(pageShape(link, 'Leagues that have an invitation link, the most used first'))
  .meta({ id: 'ChampionshipLinks', description: 'Leagues whose links let people into the championship (CP9)' })
export type ChampionshipLinks = z.infer<typeof championshipLinksSchema>

export const linkParams = slugParams.extend({ leagueId: idInAddress })

const code = z.string().trim().min(1).max(40)
export const enterSchema = z.object({ code }).meta({ id: 'EnterChampionship' })
export const enteredSchema = championshipSchema
  .extend({
    leagueId: z
      .int()
      .nullable()
      .meta({ description: 'The league whose invitation was used; null if it was that of the championship' }),
  })
  .meta({ id: 'EnteredChampionship' })
export type EnteredChampionship = z.infer<typeof enteredSchema>

export const invitationQuery = z.object({ code })
export const invitationSchema = z
  .object({
    league: z
      .object({
        id: z.int(),
        name: z.string(),
        format: z.enum(LEAGUE_FORMATS),
        participants: z.int(),
        owner: z.string().nullable(),
        championship: z.object({ slug: z.string(), name: z.string() }),
        isInside: z.boolean().meta({ description: 'True if I may already enter the championship' }),
        door: z.enum(LEAGUE_DOORS).meta({ description: 'Whom the invitation lets into the championship (CP9)' }),
        organisers: z.array(z.object({ managerId: z.int(), name: z.string() })),
      })
      .nullable()
      .meta({ description: 'Null if the code is the invitation of a championship itself' }),
  })
  .meta({ id: 'Invitation', description: 'What an invitation code leads to' })
export type Invitation = z.infer<typeof invitationSchema>
