import { serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { openRefund } from './open-refund.ts'
import { refund } from './refund-customer.ts'
import { voided } from './void-refund.ts'

export const refundRoutes: readonly Served[] = [
  serve(contract.refundCustomer, ({ tx, actor, asked }) => refund(tx, actor, asked)),
  serve(contract.openRefund, ({ tx, actor, asked }) => openRefund(tx, actor, asked.id)),
  serve(contract.voidRefund, ({ tx, actor, asked }) => voided(tx, actor, asked)),
]
