import { accountProblems } from './account/account-problems.ts'
import { bookProblems } from './book/book-problems.ts'
import { championshipProblems } from './championship/championship-problems.ts'
import { chatProblems } from './chat/chat-problems.ts'
import { deskProblems } from './desk/desk-problems.ts'
import { displayProblems } from './display-link/display-link-problems.ts'
import { feedProblems } from './feed/feed-problems.ts'
import { httpProblems } from './http/http-problems.ts'
import type { ProblemCatalogue } from './http/problem-entry.ts'
import { idempotencyProblems } from './idempotency/idempotency-problems.ts'
import { importProblems } from './import/import-problems.ts'
import { joinProblems } from './import/join-problems.ts'
import { leagueProblems } from './league-shared/league-problems.ts'
import { managerProblems } from './manager/manager-problems.ts'
import { noticeProblems } from './notice/notice-problems.ts'
import { operatorProblems } from './operator/operator-problems.ts'
import { profileProblems } from './profile/profile-problems.ts'
import { personProblems } from './session/person-problems.ts'
import { tokenProblems } from './session/token-problems.ts'
import { squadProblems } from './squad/squad-problems.ts'
import { varProblems } from './var/var-problems.ts'
import { pickProblems } from './views/pick-problems.ts'
import { wallProblems } from './wall/wall-problems.ts'
import { webhookProblems } from './webhook/webhook-problems.ts'

/** Problems that a request to any capability can get. */
export const commonProblems = {
  ...httpProblems,
  ...personProblems,
  ...tokenProblems,
  ...idempotencyProblems,
}

/** Every problem, by kind. Each capability declares its own. */
export const problems = {
  ...commonProblems,
  ...displayProblems,
  ...webhookProblems,
  ...accountProblems,
  ...profileProblems,
  ...managerProblems,
  ...pickProblems,
  ...squadProblems,
  ...leagueProblems,
  ...wallProblems,
  ...noticeProblems,
  ...championshipProblems,
  ...operatorProblems,
  ...importProblems,
  ...joinProblems,
  ...feedProblems,
  ...bookProblems,
  ...deskProblems,
  ...varProblems,
  ...chatProblems,
}

/** The refusals of writes besides the common ones, by the first word of their path after `/api/`. */
export const problemsByTag = {
  account: { ...personProblems, ...accountProblems, ...tokenProblems, ...chatProblems },
  championships: { ...championshipProblems, ...joinProblems, ...bookProblems },
  desk: deskProblems,
  leagues: { ...leagueProblems, ...wallProblems, ...chatProblems },
  links: displayProblems,
  managers: managerProblems,
  matches: { ...wallProblems, ...operatorProblems },
  notices: noticeProblems,
  operator: { ...operatorProblems, ...importProblems, ...feedProblems, ...chatProblems },
  picks: pickProblems,
  pools: { ...leagueProblems, ...pickProblems },
  profile: profileProblems,
  var: varProblems,
  squads: squadProblems,
  webhooks: webhookProblems,
} satisfies Record<string, ProblemCatalogue>
