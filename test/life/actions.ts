import type { Action } from './life.ts'
import { accidentActions } from './stories/accidents.ts'
import { attackActions } from './stories/attack-files.ts'
import { brasileiraoActions } from './stories/brasileirao.ts'
import { cupActions } from './stories/cup.ts'
import { deviceActions } from './stories/devices.ts'
import { diskActions } from './stories/disk.ts'
import { doorActions } from './stories/doors.ts'
import { lateSendActions } from './stories/late-sends.ts'
import { feedActions } from './stories/feeds.ts'
import { leagueActions } from './stories/leagues.ts'
import { mixedActions } from './stories/mixed.ts'
import { organiserActions } from './stories/organisers.ts'
import { peopleActions } from './stories/people.ts'
import { programActions } from './stories/programs.ts'
import { sundayActions } from './stories/sunday-league.ts'
import { updateActions } from './stories/update.ts'

/** Everything that can happen in a year, by name. A new capability adds its actions here. */
export const actions: Readonly<Record<string, Action>> = {
  ...accidentActions,
  ...attackActions,
  ...brasileiraoActions,
  ...cupActions,
  ...deviceActions,
  ...diskActions,
  ...doorActions,
  ...feedActions,
  ...lateSendActions,
  ...leagueActions,
  ...mixedActions,
  ...organiserActions,
  ...peopleActions,
  ...programActions,
  ...sundayActions,
  ...updateActions,
}
