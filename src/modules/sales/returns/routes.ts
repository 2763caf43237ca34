import { serve, type Served } from '#kit/http/serve.ts'
import { allocate } from './allocate-credit.ts'
import * as contract from './contract.ts'
import { create as createCredit } from './credit-invoice.ts'
import { openCreditNote, openReturn } from './open-return.ts'
import { create as createReturn } from './return-goods.ts'
import { voided, voidedNote } from './void-return.ts'

export const returnRoutes: readonly Served[] = [
  serve(contract.createReturn, ({ tx, actor, asked }) => createReturn(tx, actor, asked)),
  serve(contract.openReturn, ({ tx, actor, asked }) => openReturn(tx, actor, asked.id)),
  serve(contract.voidReturn, ({ tx, actor, asked }) => voided(tx, actor, asked)),
  serve(contract.createCreditNote, ({ tx, actor, asked }) => createCredit(tx, actor, asked)),
  serve(contract.openCreditNote, ({ tx, actor, asked }) => openCreditNote(tx, actor, asked.id)),
  serve(contract.voidCreditNote, ({ tx, actor, asked }) => voidedNote(tx, actor, asked)),
  serve(contract.allocateCredit, ({ tx, actor, asked }) => allocate(tx, actor, asked)),
]
