import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import './files.ts'
import { pressedGuarantee, pressedGuarantees } from './guarantee-papers.ts'
import { dropGuarantee, showGuarantees, writeGuarantee } from './keep-guarantee.ts'

/** The doors of guarantees. */
export const guaranteeRoutes: readonly Served[] = [
  serve(contract.listGuarantees, ({ tx, actor, asked }) => showGuarantees(tx, actor, asked.id)),
  serve(contract.saveGuarantee, ({ tx, actor, asked }) => writeGuarantee(tx, actor, asked)),
  serve(contract.removeGuarantee, ({ tx, actor, asked }) => dropGuarantee(tx, actor, asked)),
  serve(contract.printGuarantees, async ({ tx, actor, asked }) => asPdf(await pressedGuarantees(tx, actor, asked.id))),
  serve(contract.printGuarantee, async ({ tx, actor, asked }) => asPdf(await pressedGuarantee(tx, actor, asked))),
]
