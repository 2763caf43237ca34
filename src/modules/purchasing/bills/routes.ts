import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import type { BillRow } from './detail.ts'
import * as changing from './change-bill.ts'
import { changeWithholding, startWithholding } from './change-withholding.ts'
import * as changed from './change-contract.ts'
import * as contract from './contract.ts'
import { decideWaiting } from './decide-waiting.ts'
import { find } from './duplicates.ts'
import { handIn } from './hand-in.ts'
import { billSource } from './list.ts'
import { billable, ofOrder, open, openOfSupplier } from './open-bill.ts'
import * as recording from './record-bill.ts'

export const billRoutes: readonly Served[] = [
  serve(contract.listBills, ({ tx, actor, asked }) => listOf<BillRow>(tx, billSource(actor), actor, asked)),
  serve(contract.exportBills, ({ tx, actor, asked }) => exportOf(tx, billSource(actor), actor, asked, 'Tagihan')),
  serve(contract.openBill, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.orderBills, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.listOpenBills, ({ tx, actor, asked }) => openOfSupplier(tx, actor, asked.id)),
  serve(contract.listBillable, ({ tx, actor, asked }) => billable(tx, actor, asked)),
  serve(contract.createBill, ({ tx, actor, asked }) => recording.create(tx, actor, asked)),
  serve(contract.previewBill, ({ tx, actor, asked }) => recording.preview(tx, actor, asked)),
  serve(contract.updateBill, ({ tx, actor, asked }) => recording.update(tx, actor, asked)),
  serve(contract.postBill, ({ tx, actor, asked }) => handIn(tx, actor, asked)),
  serve(contract.decideBill, ({ tx, actor, asked }) => decideWaiting(tx, actor, asked)),
  serve(changed.amendBill, ({ tx, actor, asked }) => changing.amend(tx, actor, asked)),
  serve(changed.startBillWithholding, ({ tx, actor, asked }) => startWithholding(tx, actor, asked.id)),
  serve(changed.changeBillWithholding, ({ tx, actor, asked }) => changeWithholding(tx, actor, asked)),
  serve(changed.voidBill, ({ tx, actor, asked }) => changing.voided(tx, actor, asked)),
  serve(changed.deleteBill, ({ tx, actor, asked }) => changing.remove(tx, actor, asked.id)),
  serve(contract.findDuplicates, ({ tx, actor, asked }) => find(tx, actor, asked)),
  serve(changed.postOpeningPayable, ({ tx, actor, asked }) => changing.postOpening(tx, actor, asked)),
]
