import { Refusal } from '#ground/refusal.ts'
import type { Period } from '#ground/period.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { employeeRecord } from '../employees/employee.record.ts'
import { lastContractOf } from '../employees/ending.ts'
import { openEmployee } from '../employees/open-employee.ts'
import type { Employee } from '../employees/contract.ts'
import { payOf } from '../pay/store.ts'
import { validOn } from '../rules.ts'
import { openWorker } from '../workers/open-worker.ts'
import { dailyContractPaper } from './daily-contract.ts'
import { idCardPaper } from './id-card.ts'
import { referencePaper } from './reference.ts'
import { dailyWorkersOf } from './store.ts'
import { workContractPaper } from './work-contract.ts'

interface Pressed {
  readonly name: string
  readonly content: Buffer
}

async function basisOf(tx: Tx, actor: Actor, docType: string, of: { readonly subject: string; readonly id: string }) {
  // Terms of trade at the foot are for customers.
  const letterhead = { ...(await issuerOf(tx, actor.companyId, { docType, amount: ZERO, of })), footer: null }
  return { letterhead, date: today(actor), printed: printedNow(actor) }
}

function needWages(actor: Actor): void {
  if (!actor.can('view gaji')) throw new NotFound()
}

const personOf = ({ name, nik, birthPlace, birthDate, sex, address }: Employee) => ({
  ...{ name, nik: nik ?? null, birthPlace: birthPlace ?? null },
  ...{ birthDate: birthDate ?? null, sex: sex ?? null, address: address ?? null },
})

/** Makes the agreement of an employee by the newest contract and the pay of its first day. */
export async function pressedWorkContract(tx: Tx, actor: Actor, id: string): Promise<Pressed> {
  needWages(actor)
  const employee = await openEmployee(tx, actor, id)
  const contract = await lastContractOf(tx, actor.companyId, id)
  if (!contract || (contract.type !== 'pkwt' && contract.type !== 'pkwtt')) throw new Refusal('paper.no-contract')
  const rows = await payOf(tx, actor.companyId, 'employee', [employee.personId])
  const pay = validOn(rows, contract.fromDate) ?? rows.at(-1)
  if (!pay?.monthlyBase) throw new Refusal('paper.no-pay')
  const paper = workContractPaper({
    ...(await basisOf(tx, actor, 'perjanjian kerja', { subject: employeeRecord.name, id })),
    ...{ person: personOf(employee), position: employee.position || 'karyawan' },
    ...{ fromDate: contract.fromDate, toDate: contract.toDate, probationTo: contract.probationTo },
    ...{ base: pay.monthlyBase, allowances: pay.allowances },
  })
  return { name: `Perjanjian kerja ${employee.name}.pdf`, content: await makePdf(paper) }
}

/** Makes the letter about the work of an employee: of who has left, the paklaring. */
export async function pressedReference(tx: Tx, actor: Actor, id: string): Promise<Pressed> {
  const employee = await openEmployee(tx, actor, id)
  if (!employee.joinDate) throw new Refusal('paper.no-start')
  const leftOn = employee.leftOn && employee.leftOn <= today(actor) ? employee.leftOn : null
  const paper = referencePaper({
    ...(await basisOf(tx, actor, 'keterangan kerja', { subject: employeeRecord.name, id })),
    ...{ person: personOf(employee), position: employee.position, department: employee.department },
    ...{ joinDate: employee.joinDate, leftOn },
  })
  return { name: `${leftOn ? 'Paklaring' : 'Keterangan kerja'} ${employee.name}.pdf`, content: await makePdf(paper) }
}

/** Makes the identity card of an employee or a worker: name, work, number, and its QR. */
export async function pressedCard(
  tx: Tx,
  actor: Actor,
  { id, as }: { readonly id: string; readonly as: 'employee' | 'worker' },
): Promise<Pressed> {
  const one = as === 'employee' ? await openEmployee(tx, actor, id) : await openWorker(tx, actor, id)
  const work = 'position' in one ? [one.position, one.department] : [one.trade, one.projectName]
  const letterhead = await issuerOf(tx, actor.companyId, { docType: 'kartu', amount: ZERO, of: { subject: as, id } })
  const card = { name: one.name, work: work.flatMap((text) => text || []), code: one.code ?? '' }
  const content = await makePdf(idCardPaper({ letterhead, printed: printedNow(actor), ...card }))
  return { name: `Kartu ${one.name}.pdf`, content }
}

/** Makes the daily contract of everybody who usually works at a project, for a month. */
export async function pressedDailyContract(
  tx: Tx,
  actor: Actor,
  { projectId, month }: { readonly projectId: string; readonly month: Period },
): Promise<Pressed> {
  needWages(actor)
  const project = await knownProject(tx, actor, projectId)
  const workers = await dailyWorkersOf(tx, actor.companyId, { projectId, month })
  if (workers.length === 0) throw new Refusal('paper.no-workers', { project: project.name }, { field: 'projectId' })
  const paper = dailyContractPaper({
    ...(await basisOf(tx, actor, 'kontrak harian', { subject: 'project', id: projectId })),
    ...{ project: project.name, place: null, month, workers },
  })
  return { name: `Kontrak harian ${project.name} ${month}.pdf`, content: await makePdf(paper) }
}
