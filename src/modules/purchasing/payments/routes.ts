import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import { start } from './accounts.ts'
import * as changing from './change-payment.ts'
import * as contract from './contract.ts'
import { advancesOf, ofOrder, open, paymentSource } from './open-payment.ts'
import { manyRoutes } from './payment-runs.ts'
import { payAhead, startAhead } from './pay-ahead.ts'
import { pay } from './pay-supplier.ts'
import { payAdvance, startAdvance } from './pay-unordered.ts'
import { allocate } from './use-advance.ts'

export const supplierPaymentRoutes: readonly Served[] = [
  serve(contract.listSupplierPayments, ({ tx, actor, asked }) =>
    listOf<contract.SupplierPaymentRow>(tx, paymentSource(actor), actor, asked),
  ),
  serve(contract.exportSupplierPayments, ({ tx, actor, asked }) =>
    exportOf(tx, paymentSource(actor), actor, asked, 'Pembayaran supplier'),
  ),
  ...manyRoutes,
  serve(contract.startSupplierPayment, ({ tx, actor, asked }) => start(tx, actor, asked.id)),
  serve(contract.openSupplierPayment, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.orderPayments, ({ tx, actor, asked }) => ofOrder(tx, actor, asked.id)),
  serve(contract.listSupplierAdvances, ({ tx, actor, asked }) => advancesOf(tx, actor, asked.id)),
  serve(contract.paySupplier, ({ tx, actor, asked }) => pay(tx, actor, asked)),
  serve(contract.startDownPayment, ({ tx, actor, asked }) => startAhead(tx, actor, asked.id)),
  serve(contract.payDownPayment, ({ tx, actor, asked }) => payAhead(tx, actor, asked)),
  serve(contract.startAdvance, ({ tx, actor, asked }) => startAdvance(tx, actor, asked.id)),
  serve(contract.payAdvance, ({ tx, actor, asked }) => payAdvance(tx, actor, asked)),
  serve(contract.allocateSupplierAdvance, ({ tx, actor, asked }) => allocate(tx, actor, asked)),
  serve(contract.amendSupplierPayment, ({ tx, actor, asked }) => changing.amend(tx, actor, asked)),
  serve(contract.voidSupplierPayment, ({ tx, actor, asked }) => changing.voided(tx, actor, asked)),
]
