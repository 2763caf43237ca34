import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { pressedTermin } from './press-termin.ts'
import { showTermin } from './show-termin.ts'

/** The doors of the bills of a contract, one by one. */
export const terminRoutes: readonly Served[] = [
  serve(contract.openTermin, ({ tx, actor, asked }) => showTermin(tx, actor, asked)),
  serve(contract.printTermin, async ({ tx, actor, asked }) => asPdf(await pressedTermin(tx, actor, asked))),
]
