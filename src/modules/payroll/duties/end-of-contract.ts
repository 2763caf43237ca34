import { plus, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { employeesOf, lastContractOf, payOn } from '#modules/people/face.ts'
import type { EndOfContractPay } from './contract.ts'
import { contractCompensation } from './rules.ts'

/** Works out what is due when somebody's contract for a time ends, by their pay of its last day; leaving earlier ends it earlier. */
export async function endOfContractPay(tx: Tx, actor: Actor, employeeId: string): Promise<EndOfContractPay | null> {
  const { companyId } = actor
  const employee = found((await employeesOf(tx, companyId, [employeeId]))[0])
  const contract = await lastContractOf(tx, companyId, employeeId)
  if (contract?.type !== 'pkwt' || contract.toDate === null) return null
  const { leftOn, personId } = employee
  const to = leftOn !== null && leftOn < contract.toDate ? leftOn : contract.toDate
  const pay = (await payOn(tx, companyId, { role: 'employee', personIds: [personId], on: to })).get(personId)
  if (!pay?.monthlyBase || to < contract.fromDate) return null
  const monthly: Money = plus(pay.monthlyBase, ...pay.allowances.map(({ amount }) => amount))
  const { months, compensation } = contractCompensation(monthly, contract.fromDate, to)
  return { from: contract.fromDate, to, monthly: String(monthly), months, compensation: String(compensation) }
}
