import './files.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { today } from '#kit/posting/today.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { peopleOf } from '#modules/company/accounts/face.ts'
import { employeeAccounts, employeeDepartments, employees } from './employees/contract.ts'
import { employeeRecord } from './employees/employee.record.ts'
import { openEmployee } from './employees/open-employee.ts'
import { addEmployee, editEmployee } from './employees/save-employee.ts'
import { departmentsOf, employeeSource } from './employees/store.ts'
import { addPay, removePay } from './pay/add-pay.ts'
import * as pay from './pay/contract.ts'
import { payLines, payOf } from './pay/store.ts'
import { openLeaving, settleLeaving } from './leaving/contract.ts'
import { settle, showLeaving } from './leaving/leaving.ts'
import * as papers from './papers/contract.ts'
import { pressedCard, pressedDailyContract, pressedReference, pressedWorkContract } from './papers/pressed.ts'
import { pickEmployee, pickWorker } from './picks/contract.ts'
import { pickedEmployees, pickedWorkers } from './picks/picked.ts'
import { employeeTax, saveEmployeeTax } from './tax/contract.ts'
import { openTax, saveTax } from './tax/save-tax.ts'
import type { PayRole } from './words.ts'
import { workers } from './workers/contract.ts'
import { openWorker } from './workers/open-worker.ts'
import { addWorker, editWorker } from './workers/save-worker.ts'
import { workerSource } from './workers/store.ts'
import { workerRecord } from './workers/worker.record.ts'

export const peopleRoutes: readonly Served[] = [
  serve(pickWorker, ({ tx, actor, asked }) => pickedWorkers(tx, actor, asked)),
  serve(pickEmployee, ({ tx, actor, asked }) => pickedEmployees(tx, actor, asked)),
  serve(employeeAccounts, ({ tx, actor }) => peopleOf(tx, actor.companyId)),
  serve(employeeDepartments, ({ tx, actor }) => departmentsOf(tx, actor.companyId)),
  serve(papers.printDailyContract, async ({ tx, actor, asked }) => asPdf(await pressedDailyContract(tx, actor, asked))),
  serve(papers.printWorkContract, async ({ tx, actor, asked }) =>
    asPdf(await pressedWorkContract(tx, actor, asked.id)),
  ),
  serve(papers.printReference, async ({ tx, actor, asked }) => asPdf(await pressedReference(tx, actor, asked.id))),
  serve(papers.printEmployeeCard, async ({ tx, actor, asked }) =>
    asPdf(await pressedCard(tx, actor, { id: asked.id, as: 'employee' })),
  ),
  serve(papers.printWorkerCard, async ({ tx, actor, asked }) =>
    asPdf(await pressedCard(tx, actor, { id: asked.id, as: 'worker' })),
  ),
  serve(pay.workerPay, ({ tx, actor, asked }) => payPage(tx, actor, workerRecord, asked.id)),
  serve(pay.employeePay, ({ tx, actor, asked }) => payPage(tx, actor, employeeRecord, asked.id)),
  serve(pay.addWorkerPay, ({ tx, actor, asked }) => addPay(tx, actor, workerRecord, asked)),
  serve(pay.addEmployeePay, ({ tx, actor, asked }) => addPay(tx, actor, employeeRecord, asked)),
  serve(pay.removeWorkerPay, ({ tx, actor, asked }) => removePay(tx, actor, workerRecord, asked)),
  serve(pay.removeEmployeePay, ({ tx, actor, asked }) => removePay(tx, actor, employeeRecord, asked)),
  serve(openLeaving, ({ tx, actor, asked }) => showLeaving(tx, actor, asked.id)),
  serve(settleLeaving, ({ tx, actor, asked }) => settle(tx, actor, asked)),
  serve(employeeTax, ({ tx, actor, asked }) => openTax(tx, actor, asked)),
  serve(saveEmployeeTax, ({ tx, actor, asked }) => saveTax(tx, actor, asked)),
  ...serveRecord(workerRecord, workers, {
    add: addWorker,
    edit: editWorker,
    open: openWorker,
    source: workerSource,
  }),
  ...serveRecord(employeeRecord, employees, {
    add: addEmployee,
    edit: editEmployee,
    open: openEmployee,
    source: employeeSource,
  }),
]

async function payPage(tx: Tx, actor: Actor, master: MasterRecord, id: string) {
  const row = await readRow(tx, master, actor, id)
  const rows = await payOf(tx, actor.companyId, master.table as PayRole, [String(row['person_id'])])
  return payLines(rows, today(actor))
}
