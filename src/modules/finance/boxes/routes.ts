import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { changePetty, countBox, fillPetty, openPettyCash, saveRules, showCashBoxes } from './verbs.ts'

/** The doors of cash boxes. */
export const cashBoxRoutes: readonly Served[] = [
  serve(contract.listCashBoxes, ({ tx, actor }) => showCashBoxes(tx, actor)),
  serve(contract.addPettyCash, ({ tx, actor, asked }) => openPettyCash(tx, actor, asked)),
  serve(contract.changePettyCash, ({ tx, actor, asked }) => changePetty(tx, actor, asked)),
  serve(contract.fillPettyCash, ({ tx, actor, asked }) => fillPetty(tx, actor, asked)),
  serve(contract.countCash, ({ tx, actor, asked }) => countBox(tx, actor, asked)),
  serve(contract.saveCashRules, ({ tx, actor, asked }) => saveRules(tx, actor, asked)),
]
