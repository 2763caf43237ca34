import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import * as terms from './terms.ts'

/** The doors of units and categories. */
export const termRoutes: readonly Served[] = [
  serve(contract.listTerms, ({ tx, actor, asked }) => terms.termsOf(tx, actor.companyId, asked.kind)),
  serve(contract.addTerm, ({ tx, actor, asked }) => terms.add(tx, actor, asked)),
  serve(contract.renameTerm, ({ tx, actor, asked }) => terms.rename(tx, actor, asked)),
  serve(contract.archiveTerm, ({ tx, actor, asked }) => terms.archive(tx, actor, asked)),
]
