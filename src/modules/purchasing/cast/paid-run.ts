import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { payManyBills } from '../payments/many-contract.ts'
import { purchasingRoutes } from '../routes.ts'

/** Pays the newest open bill of a supplier with an account in one go with nothing else, on 20 November 2026; gives the run. */
export async function aPaymentRun(db: Database, actor: Actor): Promise<string> {
  const { rows } = await db.pool.query<{ bill: string; bank: string }>(
    `select b.id as bill, c.id as bank from purchase_bill b join cash_account c on c.company_id = b.company_id and c.kind = 'bank'
     where b.company_id = $1 and b.state = 'posted' and b.open_due > 0 and b.bill_date <= '2026-11-20'
       and exists (select from supplier_bank_account a where a.supplier_id = b.supplier_id)
     order by b.bill_date desc, b.id limit 1`,
    [actor.companyId],
  )
  const [open] = rows
  if (!open) throw new Error('no bill is open of a supplier with an account')
  const asked = { date: '2026-11-20', cashAccountId: open.bank, billIds: [open.bill], confirmDuplicates: true }
  return (await deskOf(db, actor, purchasingRoutes).do(payManyBills, asked)).id
}
