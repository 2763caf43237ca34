import './guard-supplier.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { tagsInUse } from '#kit/list/tags-in-use.ts'
import { orderAndPay } from '../payments/order-and-pay.ts'
import { ofPurchase } from '../requests/leftovers.ts'
import { openSettings, saveSettings } from '../settings.ts'
import { amend } from './amend.ts'
import * as contract from './contract.ts'
import * as ending from './end.ts'
import { history } from './history.ts'
import { countViews, purchaseSource } from './list.ts'
import { open } from './open.ts'
import * as saving from './save.ts'
import { pricesPaid, start } from './start.ts'
import * as deciding from './submit.ts'

export const purchaseRoutes: readonly Served[] = [
  serve(contract.listPurchases, ({ tx, actor, asked }) => listOf(tx, purchaseSource(actor, asked), actor, asked)),
  serve(contract.exportPurchases, ({ tx, actor, asked }) =>
    exportOf(tx, purchaseSource(actor, asked), actor, asked, 'Pembelian'),
  ),
  serve(contract.countPurchases, ({ tx, actor }) => countViews(tx, actor)),
  serve(contract.purchaseTags, ({ tx, actor }) => tagsInUse(tx, purchaseSource(actor, { size: 1 }))),
  serve(contract.startPurchase, ({ tx, actor, asked }) => start(tx, actor, asked.date)),
  serve(contract.lastPrices, ({ tx, actor, asked }) => pricesPaid(tx, actor, asked)),
  serve(contract.openPurchase, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.purchaseLeftovers, ({ tx, actor, asked }) => ofPurchase(tx, actor, asked.id)),
  serve(contract.createPurchase, ({ tx, actor, asked }) => orderAndPay(tx, actor, asked)),
  serve(contract.updatePurchase, ({ tx, actor, asked }) => saving.update(tx, actor, asked)),
  serve(contract.submitPurchase, ({ tx, actor, asked }) => deciding.submit(tx, actor, asked)),
  serve(contract.withdrawPurchase, ({ tx, actor, asked }) => deciding.withdraw(tx, actor, asked)),
  serve(contract.decidePurchase, ({ tx, actor, asked }) => deciding.decide(tx, actor, asked)),
  serve(contract.amendPurchase, ({ tx, actor, asked }) => amend(tx, actor, asked)),
  serve(contract.holdPurchase, ({ tx, actor, asked }) => ending.hold(tx, actor, asked)),
  serve(contract.resumePurchase, ({ tx, actor, asked }) => ending.resume(tx, actor, asked)),
  serve(contract.closePurchase, ({ tx, actor, asked }) => ending.close(tx, actor, asked)),
  serve(contract.voidPurchase, ({ tx, actor, asked }) => ending.voided(tx, actor, asked)),
  serve(contract.duplicatePurchase, ({ tx, actor, asked }) => ending.duplicate(tx, actor, asked.id)),
  serve(contract.deletePurchase, ({ tx, actor, asked }) => saving.remove(tx, actor, asked.id)),
  serve(contract.followUpPurchase, ({ tx, actor, asked }) => ending.followUp(tx, actor, asked)),
  serve(contract.purchaseHistory, ({ tx, actor, asked }) => history(tx, actor, asked.id)),
  serve(contract.openPurchaseSettings, ({ tx, actor }) => openSettings(tx, actor.companyId)),
  serve(contract.savePurchaseSettings, ({ tx, actor, asked }) => saveSettings(tx, actor, asked)),
]
