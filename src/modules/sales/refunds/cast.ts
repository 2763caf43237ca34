import { part, pickers, type Act, type Where } from '../cast/random-acts.ts'
import * as refunds from './contract.ts'

/** Refunds in a random sequence of acts: of whatever holds something, all of it or a part; and taken back. */
export function refundActs(where: Where, on: string): Record<string, (asked: Act) => Promise<unknown>> {
  const { one, onRow } = pickers(where)
  const reason = 'coba'
  return {
    refund: async ({ pick, share }) => {
      const found = await one(
        `select 'payment' as kind, id, version, unallocated::text as left from sales_payment where company_id = $1 and unallocated > 0
         union all select 'credit-note', id, version, unallocated::text from sales_credit_note where company_id = $1 and unallocated > 0 order by id`,
        pick,
      )
      if (!found) return undefined
      const { kind, id, version, left } = found
      const of = { kind: kind as 'payment', id, version: Number(version) }
      const amount = share > 50 ? left : part(left, share)
      return where().shop.do(refunds.refundCustomer, { of, date: on, amount, reason })
    },
    'void-refund': ({ pick }) =>
      onRow(
        refunds.voidRefund,
        `select id, version from sales_refund where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
  }
}
