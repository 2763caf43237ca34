import './guard-item.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { tagsInUse } from '#kit/list/tags-in-use.ts'
import { amend, duplicate } from './amend-order.ts'
import { decide, withdraw } from './approve-order.ts'
import { confirm } from './confirm-order.ts'
import * as acts from './act-contract.ts'
import * as contract from './contract.ts'
import * as ending from './end-order.ts'
import { history } from './history.ts'
import { countViews, orderSource } from './list.ts'
import { open } from './open-order.ts'
import * as saving from './save-order.ts'
import { openSettings, saveSettings } from './settings.ts'
import { openSalesSettings, saveSalesSettings } from './settings-contract.ts'
import { start } from './start.ts'
import { check } from './warnings.ts'

export const orderRoutes: readonly Served[] = [
  serve(contract.listOrders, ({ tx, actor, asked }) => listOf(tx, orderSource(actor, asked), actor, asked)),
  serve(contract.exportOrders, ({ tx, actor, asked }) =>
    exportOf(tx, orderSource(actor, asked), actor, asked, 'Order'),
  ),
  serve(contract.countOrders, ({ tx, actor }) => countViews(tx, actor)),
  serve(contract.orderTags, ({ tx, actor }) => tagsInUse(tx, orderSource(actor, { size: 1 }))),
  serve(contract.openOrder, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.startOrder, ({ tx, actor, asked }) => start(tx, actor, asked.date)),
  serve(contract.checkOrder, ({ tx, actor, asked }) => check(tx, actor, asked)),
  serve(contract.createOrder, ({ tx, actor, asked }) => saving.create(tx, actor, asked)),
  serve(contract.updateOrder, ({ tx, actor, asked }) => saving.update(tx, actor, asked)),
  serve(contract.amendOrder, ({ tx, actor, asked }) => amend(tx, actor, asked)),
  serve(acts.confirmOrder, ({ tx, actor, asked }) => confirm(tx, actor, asked)),
  serve(acts.decideOrder, ({ tx, actor, asked }) => decide(tx, actor, asked)),
  serve(acts.withdrawOrder, ({ tx, actor, asked }) => withdraw(tx, actor, asked)),
  serve(acts.holdOrder, ({ tx, actor, asked }) => ending.hold(tx, actor, asked)),
  serve(acts.resumeOrder, ({ tx, actor, asked }) => ending.resume(tx, actor, asked)),
  serve(acts.closeOrder, ({ tx, actor, asked }) => ending.close(tx, actor, asked)),
  serve(acts.voidOrder, ({ tx, actor, asked }) => ending.voided(tx, actor, asked)),
  serve(acts.reviseOrder, ({ tx, actor, asked }) => ending.revise(tx, actor, asked)),
  serve(acts.duplicateOrder, ({ tx, actor, asked }) => duplicate(tx, actor, asked.id)),
  serve(acts.deleteOrder, ({ tx, actor, asked }) => saving.remove(tx, actor, asked.id)),
  serve(contract.orderHistory, ({ tx, actor, asked }) => history(tx, actor, asked.id)),
  serve(openSalesSettings, ({ tx, actor }) => openSettings(tx, actor.companyId)),
  serve(saveSalesSettings, ({ tx, actor, asked }) => saveSettings(tx, actor, asked)),
]
