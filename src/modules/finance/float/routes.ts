import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { cashAccounts } from '#modules/journal/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { tellLeaving } from '#modules/people/face.ts'
import * as contract from './contract.ts'
import { floatPdf } from './float-paper.ts'
import { heldOnLeaving } from './leaving.ts'
import { giveFloat, holdersFor, takeFloatBack } from './move-float.ts'
import { floatById, floatMovesOf, floatsOf, type KeptFloat } from './store.ts'

tellLeaving(heldOnLeaving)

/** The doors of the money that sites hold. */
export const siteFloatRoutes: readonly Served[] = [
  serve(contract.startSiteFloat, ({ tx, actor, asked }) => beginFloat(tx, actor, asked.projectId)),
  serve(contract.listSiteFloats, ({ tx, actor, asked }) => showFloats(tx, actor, asked.projectId)),
  serve(contract.openSiteFloat, ({ tx, actor, asked }) => floatPage(tx, actor, asked.id)),
  serve(contract.printSiteFloat, ({ tx, actor, asked }) => floatPdf(tx, actor, asked.id)),
  serve(contract.giveSiteFloat, ({ tx, actor, asked }) => giveFloat(tx, actor, asked)),
  serve(contract.returnSiteFloat, ({ tx, actor, asked }) => takeFloatBack(tx, actor, asked)),
]

async function beginFloat(tx: Tx, actor: Actor, projectId: string) {
  await knownProject(tx, actor, projectId)
  const places = await cashAccounts(tx, actor.companyId)
  return {
    holders: await holdersFor(tx, actor, { projectId }),
    cashAccounts: places.map(({ id, name }) => ({ id, name })),
  }
}

async function showFloats(tx: Tx, actor: Actor, projectId: string) {
  await knownProject(tx, actor, projectId)
  return (await floatsOf(tx, actor, projectId)).map(shown)
}

async function floatPage(tx: Tx, actor: Actor, id: string) {
  const float = await floatById(tx, actor, id)
  return { ...shown(float), moves: await floatMovesOf(tx, actor.companyId, id) }
}

const shown = ({ projectId: _project, projectName: _name, ...float }: KeptFloat): contract.SiteFloat => float
