import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { openProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import {
  addSubcontractAddendum,
  approveSubcontractAddendum,
  askSubcontractAddendum,
} from '../subcontract/addendum/contract.ts'
import * as contract from '../subcontract/contract.ts'
import { aColleague } from './small.ts'

/** Gives work of a project with an approved bill to a subcontractor: more of it by an addendum, one opname billed, and a draft of the next. */
export async function aSubcontract(
  db: Database,
  actor: Actor,
  projectId: string,
  name = 'CV Atap Sejahtera',
): Promise<string> {
  const desk = deskOf(db, actor, worksRoutes)
  const { id: supplierId } = await deskOf(db, actor, partiesRoutes).do(suppliers.add, { name })
  const { lines } = await desk.do(openProgress, { id: projectId })
  const roof = lines.find((line) => line.unit === 'm2')?.workItemId ?? ''
  const line = { workItemId: roof, description: 'Atap galvalum terpasang', unit: 'm2', volume: '90', price: '205000' }
  const draft = await desk.do(contract.addSubcontract, {
    ...{ projectId, supplierId, date: '2026-11-02', subject: 'Pekerjaan atap', advance: null, retention: '5' },
    ...{ withholdingKind: 'pph-final', withholdingRate: '1.75', lines: [line] },
  })
  const { id } = await desk.do(contract.issueSubcontractDoor, { id: draft.id, version: draft.version })
  const seen = await desk.do(contract.openSubcontract, { id })
  const other = deskOf(db, aColleague(actor), worksRoutes)
  const more = await desk.do(addSubcontractAddendum, {
    ...{ subcontractId: id, date: '2026-11-06', reason: 'Kanopi ikut diatapi' },
    lines: [{ ...line, lineId: seen.lines[0]?.id ?? null, volume: '10' }],
  })
  const asked = await desk.do(askSubcontractAddendum, { id: more.id, version: more.version })
  await other.do(approveSubcontractAddendum, { id: more.id, version: asked.version })
  const measure = (date: string, volume: string) =>
    desk.do(contract.addSubcontractOpname, {
      ...{ subcontractId: id, date },
      lines: [{ lineId: seen.lines[0]?.id ?? '', volume, reason: 'Disetujui menyusul' }],
    })
  const opname = await measure('2026-11-14', '60')
  await other.do(contract.approveSubcontractOpname, { id: opname.id, version: opname.version })
  await desk.do(contract.billSubcontractWork, {
    ...{ id, kind: 'progress', date: '2026-11-16', supplierInvoiceNo: 'AS/014' },
    ...{ supplierInvoiceDate: null, dueDate: null },
  })
  await measure('2026-11-20', '40')
  return id
}
