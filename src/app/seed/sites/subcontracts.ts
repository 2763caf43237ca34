import { addDays, type Day } from '#ground/day.ts'
import type { Person } from '#app/seed/as-person.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import {
  addSubcontractAddendum,
  approveSubcontractAddendum,
  askSubcontractAddendum,
} from '#modules/works/subcontract/addendum/contract.ts'
import {
  addSubcontract,
  addSubcontractOpname,
  approveSubcontractOpname,
  billSubcontractWork,
  issueSubcontractDoor,
  openSubcontract,
} from '#modules/works/subcontract/contract.ts'
import { workItemNamed } from './build-site.ts'

/** Work of a site that is given to a subcontractor. */
export interface GivenWork {
  readonly projectId: string
  readonly begun: Day
  /** As the bill of the project calls it. */
  readonly work: string
  readonly unit: string
  readonly volume: string
  readonly price: string
  /** Days after the first on which so much of it was measured and billed. */
  readonly built: { readonly at: number; readonly volume: string }
  /** Days after the first on which more of it was agreed. */
  readonly more?: { readonly at: number; readonly volume: string; readonly reason: string }
  /** Days after the first on which what was held back is billed. */
  readonly releasedAt?: number
}

/** Gives work to the subcontractor of the company: SPK, what was added to it, an opname and its bills; its retention is 5 %. */
export async function giveWork(person: Person, given: GivenWork): Promise<void> {
  const { projectId, begun, work, unit, price } = given
  const { rows } = await person.do(suppliers.list, { kind: 'subkon' })
  const supplierId = rows[0]?.id
  if (!supplierId) return
  const workItemId = await workItemNamed(person, projectId, work)
  const line = { workItemId, description: work, unit, price }
  const draft = await person.do(addSubcontract, {
    ...{ projectId, supplierId, date: addDays(begun, 7), subject: work, advance: null, retention: '5', notes: null },
    ...{ withholdingKind: 'pph-final', withholdingRate: null, lines: [{ ...line, volume: given.volume }] },
  })
  const { id } = await person.do(issueSubcontractDoor, { id: draft.id, version: draft.version })
  const lineId = (await person.do(openSubcontract, { id })).lines[0]?.id ?? ''
  if (given.more) {
    const { at, volume, reason } = given.more
    const lines = [{ ...line, lineId, volume }]
    const saved = await person.do(addSubcontractAddendum, {
      subcontractId: id,
      date: addDays(begun, at),
      reason,
      lines,
    })
    const asked = await person.do(askSubcontractAddendum, { id: saved.id, version: saved.version })
    await person.another().do(approveSubcontractAddendum, { id: saved.id, version: asked.version })
  }
  const { at, volume } = given.built
  const date = addDays(begun, at)
  const measured = [{ lineId, volume, reason: null }]
  const opname = await person.do(addSubcontractOpname, { subcontractId: id, date, note: null, lines: measured })
  await person.another().do(approveSubcontractOpname, { id: opname.id, version: opname.version })
  const bill = (kind: 'progress' | 'retention', on: Day, paper: string) =>
    person.do(billSubcontractWork, {
      ...{ id, kind, date: on, supplierInvoiceNo: paper, supplierInvoiceDate: null, dueDate: null },
    })
  await bill('progress', addDays(date, 1), `TMJ/${at}/01`)
  if (given.releasedAt !== undefined) await bill('retention', addDays(begun, given.releasedAt), `TMJ/${at}/02`)
}
