import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { closeReplacement } from './close-replacement.ts'
import * as contract from './contract.ts'
import { ofOrder, open, returnableOf, returnSource } from './open-return.ts'
import { sendBack } from './send-back.ts'
import { voided } from './void-return.ts'

export const purchaseReturnRoutes: readonly Served[] = [
  serve(contract.listPurchaseReturns, ({ tx, actor, asked }) =>
    listOf<contract.PurchaseReturnRow>(tx, returnSource(actor), actor, asked),
  ),
  serve(contract.exportPurchaseReturns, ({ tx, actor, asked }) =>
    exportOf(tx, returnSource(actor), actor, asked, 'Retur pembelian'),
  ),
  serve(contract.openPurchaseReturn, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.orderReturns, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.listReturnable, ({ tx, actor, asked }) => returnableOf(tx, actor, asked.id)),
  serve(contract.createPurchaseReturn, ({ tx, actor, asked }) => sendBack(tx, actor, asked)),
  serve(contract.closeReplacement, ({ tx, actor, asked }) => closeReplacement(tx, actor, asked)),
  serve(contract.voidPurchaseReturn, ({ tx, actor, asked }) => voided(tx, actor, asked)),
]
