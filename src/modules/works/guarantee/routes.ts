import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { dropGuarantee, showGuarantees, writeGuarantee } from './keep-guarantee.ts'

/** The doors of guarantees. */
export const guaranteeRoutes: readonly Served[] = [
  serve(contract.listGuarantees, ({ tx, actor, asked }) => showGuarantees(tx, actor, asked.id)),
  serve(contract.saveGuarantee, ({ tx, actor, asked }) => writeGuarantee(tx, actor, asked)),
  serve(contract.removeGuarantee, ({ tx, actor, asked }) => dropGuarantee(tx, actor, asked)),
]
