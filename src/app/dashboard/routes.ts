import { serve, type Served } from '#kit/http/serve.ts'
import { activityOf } from './activity.ts'
import { openActivity, openFigures, openOrderStages, openSetup, openStanding, openTasks } from './contract.ts'
import { figuresOf } from './figures.ts'
import { setupOf } from './setup-store.ts'
import { stagesOf } from './stages-store.ts'
import { standingOf } from './standing.ts'
import { tasksOf } from './tasks.ts'

/** What the dashboard asks, in parallel: each answers for itself. */
export const dashboardRoutes: readonly Served[] = [
  serve(openFigures, ({ tx, actor, asked }) => figuresOf(tx, actor, asked)),
  serve(openTasks, ({ tx, actor }) => tasksOf(tx, actor)),
  serve(openOrderStages, ({ tx, actor }) => stagesOf(tx, actor)),
  serve(openStanding, ({ tx, actor }) => standingOf(tx, actor)),
  serve(openActivity, ({ tx, actor }) => activityOf(tx, actor)),
  serve(openSetup, ({ tx, actor }) => setupOf(tx, actor)),
]
