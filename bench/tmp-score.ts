import { sql } from 'kysely'
import { fillWorld, openBenchDatabase } from './world/bench-database.ts'
import { audit } from '#db/audit/audit.ts'
const size = (process.argv[2] ?? 'full') as 'full' | 'small'
const database = await openBenchDatabase()
try {
  const t = performance.now()
  const steps = await fillWorld(database, size)
  console.log('fill s', (performance.now() - t) / 1000, 'node rss MB', process.memoryUsage().rss / 1e6, 'maxrss MB', process.resourceUsage().maxRSS / 1e3)
  console.log([...steps].sort(([, a], [, b]) => b - a).slice(0, 12).map(([s, ms]) => `${s} ${(ms/1000).toFixed(1)}`).join(', '))
  const show = async (q: ReturnType<typeof sql>) => console.log(JSON.stringify((await q.execute(database.db)).rows))
  await show(sql`select (select count(*) from lineup) as lineups, (select count(*) from rank_history) as history, (select count(*) from ledger) as ledger, pg_database_size(current_database())/1000000 as mb`)
  await show(sql`select rank, points, manager_id, lineups, settled_picks, leagues_won, trophy_points from (select *, row_number() over (order by points desc, manager_id) as place from manager_stat) s where place in (1,2,3,10,20,50,100,500,1000,1200,1247,1300,1500,5000,20000) order by points desc`)
  await show(sql`select percentile_disc(0.5) within group (order by abs(rank - previous_rank)), max(abs(rank-previous_rank)) from manager_stat where rank <= 50`)
  await show(sql`select kind, count(*) from achievement group by kind`)
  const ta = performance.now()
  console.log((await audit(database.db)).map(({ id, wrong }) => `${id} ${wrong}`).join(', '), 'audit s', (performance.now() - ta) / 1000)
} finally {
  await database.finish()
}
