import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { rapFile } from './rap-file.ts'
import { pressedRap } from './rap-paper.ts'
import { approveRapVersion, dropRap, writeRap } from './save-rap.ts'
import { showRap, showRapSheet } from './show-rap.ts'

/** The doors of cost plans. */
export const rapRoutes: readonly Served[] = [
  serve(contract.listRap, ({ tx, actor, asked }) => showRapSheet(tx, actor, asked.id)),
  serve(contract.openRap, ({ tx, actor, asked }) => showRap(tx, actor, asked)),
  serve(contract.printRap, async ({ tx, actor, asked }) => asPdf(await pressedRap(tx, actor, asked))),
  serve(contract.exportRap, ({ tx, actor, asked }) => rapFile(tx, actor, asked)),
  serve(contract.saveRap, ({ tx, actor, asked }) => writeRap(tx, actor, asked)),
  serve(contract.approveRap, ({ tx, actor, asked }) => approveRapVersion(tx, actor, asked)),
  serve(contract.removeRap, ({ tx, actor, asked }) => dropRap(tx, actor, asked)),
]
