import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { openRunningProject, takeProjectOpeningBack } from './open-running.ts'
import { showProjectOpening } from './show-opening.ts'

/** The doors of openings of projects that were running when the books began. */
export const projectOpeningRoutes: readonly Served[] = [
  serve(contract.openProjectOpening, ({ tx, actor, asked }) => showProjectOpening(tx, actor, asked.id)),
  serve(contract.postProjectOpening, ({ tx, actor, asked }) => openRunningProject(tx, actor, asked)),
  serve(contract.voidProjectOpening, ({ tx, actor, asked }) => takeProjectOpeningBack(tx, actor, asked)),
]
