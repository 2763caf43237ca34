import { sql } from 'kysely'
import { mulDiv } from '#ground/decimal.ts'
import { price, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keptCopies } from '../ahsp/store.ts'
import { coefficient, COEFFICIENT_SCALE } from '../ahsp/price.ts'
import { measuredLines, type BillLine } from '../progress/store.ts'
import { rabIn } from '../rab/store.ts'
import { own } from '../store.ts'
import { unitKey } from './rules.ts'

/** A material of the plan: how much of it a work item takes in all, at which price. */
export interface PlannedMaterial {
  readonly workItemId: string | null
  readonly name: string
  readonly unit: string
  readonly qty: Quantity
  readonly unitCost: Price
}

/** The material a project is planned to take. */
export interface PlannedMaterials {
  readonly basis: 'rap' | 'ahsp' | null
  readonly bill: readonly BillLine[]
  readonly rows: readonly PlannedMaterial[]
  /** So many work items have a plan that does not say which material. */
  readonly unsplit: number
}

/**
 * Tells the material a project is planned to take: by the approved cost plan, without one by the analyses the bill that
 * holds keeps. A line of the plan that only repeats its work item says no material.
 */
export async function plannedMaterials(tx: Tx, companyId: string, projectId: string): Promise<PlannedMaterials> {
  const bill = await measuredLines(tx, companyId, projectId)
  const ofPlan = await materialsOfRap(tx, companyId, projectId)
  if (ofPlan.length > 0) {
    const items = new Map(bill.map((line) => [line.workItemId, line]))
    const isUnsplit = ({ workItemId, name, unit }: PlannedMaterial) => {
      const line = items.get(workItemId ?? '')
      return line !== undefined && line.name === name && unitKey(line.unit ?? 'ls') === unitKey(unit)
    }
    const rows = ofPlan.filter((row) => !isUnsplit(row))
    return { basis: 'rap', bill, rows, unsplit: ofPlan.length - rows.length }
  }
  const held = await rabIn(tx, companyId, { projectId, state: 'approved' })
  const copies = held ? await keptCopies(tx, companyId, held.id) : []
  const rows = materialsOfAnalyses(bill, new Map(copies.map((copy) => [copy.lineCode, copy])))
  return {
    basis: rows.length > 0 ? 'ahsp' : null,
    bill,
    rows,
    unsplit: bill.length > 0 ? bill.length - copies.length : 0,
  }
}

function materialsOfAnalyses(
  bill: readonly BillLine[],
  copies: ReadonlyMap<string, Awaited<ReturnType<typeof keptCopies>>[number]>,
): PlannedMaterial[] {
  return bill.flatMap(({ workItemId, code, volume }) =>
    (copies.get(code)?.components ?? [])
      .filter(({ head }) => head === 'material')
      .map(({ name, unit, coefficient: each, price: cost }) => ({
        ...{ workItemId, name, unit, unitCost: price(cost) },
        qty: mulDiv(volume, coefficient(each), 10n ** BigInt(COEFFICIENT_SCALE)) as Quantity,
      })),
  )
}

async function materialsOfRap(tx: Tx, companyId: string, projectId: string): Promise<PlannedMaterial[]> {
  const { rows } = await sql<{ workItemId: string | null; name: string; unit: string; qty: string; cost: string }>`
    select l.work_item_id as "workItemId", l.description as name, l.unit, l.qty::text as qty, l.unit_cost::text as cost
    from rap p join rap_line l on l.company_id = p.company_id and l.rap_id = p.id
    where p.company_id = ${companyId} and p.project_id = ${projectId} and p.state = 'approved' and l.head = 'material'
    order by l.position
  `.execute(own(tx))
  return rows.map(({ cost, qty, ...row }) => ({ ...row, qty: quantity(qty), unitCost: price(cost) }))
}
