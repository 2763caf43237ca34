import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { validOn } from '../rules.ts'
import type { PayRole } from '../words.ts'
import { addPay } from './add-pay.ts'
import { payOf } from './store.ts'

const amountOf = (master: MasterRecord, amount: Money) =>
  master.table === 'worker' ? { dailyRate: amount } : { monthlyBase: amount }

/** Writes the pay that the form of a new employee or worker brought, valid from `from` or, where that is not known, from today. */
export async function firstPay(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  { from, ...asked }: { id: string; personId: string; from: Day | null; amount: Money | null },
): Promise<void> {
  await changePay(tx, actor, master, { ...asked, on: from ?? today(actor) })
}

/** Writes another pay that a changed form or a file brought, valid from `on`; the same pay again is no change. */
export async function changePay(
  tx: Tx,
  actor: Actor,
  master: MasterRecord,
  asked: { id: string; personId: string; on: Day; amount: Money | null | undefined },
): Promise<void> {
  const { id, personId, on, amount } = asked
  if (amount === null || amount === undefined) return
  const rows = await payOf(tx, actor.companyId, master.table as PayRole, [personId])
  const current = validOn(rows, on)
  if (current && (current.dailyRate ?? current.monthlyBase) === amount) return
  const allowances = current?.allowances ?? []
  await addPay(tx, actor, master, { id, validFrom: on, reason: null, allowances, ...amountOf(master, amount) })
}
