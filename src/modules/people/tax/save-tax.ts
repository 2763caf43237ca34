import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { readRow } from '#kit/record/rows.ts'
import { employeeRecord } from '../employees/employee.record.ts'
import { bpjsProgrammes, type BpjsProgramme, type saveEmployeeTax, type TaxPage } from './contract.ts'
import { taxFactsOf, writeTaxFacts } from './store.ts'

/** Shows the tax facts of an employee in a year; the usual ones are proposed where nobody wrote them. */
export async function openTax(tx: Tx, actor: Actor, asked: { id: string; year: number }): Promise<TaxPage> {
  const { id, year } = asked
  await readRow(tx, employeeRecord, actor, id)
  const [facts] = await taxFactsOf(tx, actor.companyId, { employeeIds: [id], year })
  return {
    year,
    isSet: facts !== undefined,
    ptkp: facts?.ptkp ?? 'TK/0',
    method: facts?.method ?? 'gross',
    programmes: [...(facts?.programmes ?? (Object.keys(bpjsProgrammes) as BpjsProgramme[]))],
    healthNo: facts?.healthNo ?? null,
    employmentNo: facts?.employmentNo ?? null,
    beforeMonths: facts?.beforeMonths ?? 0,
    beforeGross: String(facts?.beforeGross ?? 0),
    beforeDeductible: String(facts?.beforeDeductible ?? 0),
    beforeWithheld: String(facts?.beforeWithheld ?? 0),
    previousNet: String(facts?.previousNet ?? 0),
    previousWithheld: String(facts?.previousWithheld ?? 0),
    previousSlip: facts?.previousSlip ?? null,
  }
}

/** Says PTKP, method, BPJS and what came before in the year of an employee. */
export async function saveTax(tx: Tx, actor: Actor, asked: AskedOf<typeof saveEmployeeTax>): Promise<{ id: string }> {
  const { id, year, ...facts } = asked
  await readRow(tx, employeeRecord, actor, id, true)
  await writeTaxFacts(tx, actor, year, { ...facts, employeeId: id })
  await recordHistory(tx, actor, { subject: employeeRecord.name, id, act: 'tax' })
  return { id }
}
