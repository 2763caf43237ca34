import { serve, type Served } from '#kit/http/serve.ts'
import { exportOf } from '#kit/list/export.ts'
import { listOf } from '#kit/list/list.ts'
import * as changing from './change-payment.ts'
import * as contract from './contract.ts'
import { advancesOf, open } from './open-payment.ts'
import * as recording from './record-payment.ts'
import { paymentSource } from './list.ts'

export const paymentRoutes: readonly Served[] = [
  serve(contract.listPayments, ({ tx, actor, asked }) => listOf(tx, paymentSource(actor), actor, asked)),
  serve(contract.exportPayments, ({ tx, actor, asked }) =>
    exportOf(tx, paymentSource(actor), actor, asked, 'Pembayaran'),
  ),
  serve(contract.openPayment, ({ tx, actor, asked }) => open(tx, actor, asked.id)),
  serve(contract.recordPayment, ({ tx, actor, asked }) => recording.record(tx, actor, asked)),
  serve(contract.payOrder, ({ tx, actor, asked }) => recording.payAll(tx, actor, asked)),
  serve(contract.allocateAdvance, ({ tx, actor, asked }) => changing.allocate(tx, actor, asked)),
  serve(contract.amendPayment, ({ tx, actor, asked }) => changing.amend(tx, actor, asked)),
  serve(contract.voidPayment, ({ tx, actor, asked }) => changing.voided(tx, actor, asked)),
  serve(contract.listAdvances, ({ tx, actor, asked }) => advancesOf(tx, actor, asked.id)),
]
