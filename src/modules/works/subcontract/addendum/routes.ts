import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import * as writing from './write-addendum.ts'

/** The doors of addenda of subcontracts. */
export const addendumRoutes: readonly Served[] = [
  serve(contract.addSubcontractAddendum, ({ tx, actor, asked }) => writing.createAddendum(tx, actor, asked)),
  serve(contract.updateSubcontractAddendum, ({ tx, actor, asked }) => writing.rewriteAddendum(tx, actor, asked)),
  serve(contract.deleteSubcontractAddendum, ({ tx, actor, asked }) => writing.removeAddendum(tx, actor, asked.id)),
  serve(contract.askSubcontractAddendum, ({ tx, actor, asked }) => writing.askAddendum(tx, actor, asked)),
  serve(contract.approveSubcontractAddendum, ({ tx, actor, asked }) => writing.approveAddendum(tx, actor, asked)),
  serve(contract.returnSubcontractAddendum, ({ tx, actor, asked }) => writing.returnAddendum(tx, actor, asked)),
  serve(contract.voidSubcontractAddendum, ({ tx, actor, asked }) => writing.voidAddendum(tx, actor, asked)),
]
