import { serve, type Served } from '#kit/http/serve.ts'
import { fillDemoCompany, openDemo, removeDemoCompany } from './contract.ts'
import { fill, remove, stateOf } from './demo.ts'

/** The doors of the example data. */
export const demoRoutes: readonly Served[] = [
  serve(openDemo, ({ tx }) => stateOf(tx)),
  serve(fillDemoCompany, ({ tx, actor }) => fill(tx, actor)),
  serve(removeDemoCompany, ({ tx, actor, asked }) => remove(tx, actor, asked)),
]
