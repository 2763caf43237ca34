import { ZERO } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import { lineAmount } from '#ground/price.ts'
import { quantityText, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { columns, type Columns } from '#kit/list/columns.ts'
import { tableFile } from '#kit/list/export.ts'
import { knownProject } from '#modules/projects/face.ts'
import { usedByWork, type UsedByWork } from '#modules/warehouse/face.ts'
import { plannedMaterials, type PlannedMaterials } from '../need/planned.ts'
import { tiedItems, wordsKey, type TiedItem } from '../need/ties.ts'
import type { BillLine } from '../progress/store.ts'
import type { exportMaterialUse, MaterialUse, UseFigures, UseRow } from './contract.ts'
import { plannedSoFar, useSums, type UseFact, type UseSums } from './rules.ts'

/** A material as it is named. */
interface Material {
  readonly itemId: string | null
  readonly name: string
  readonly unit: string
}

/** Shows plan against use of the material of a project: by the approved progress of each work item. */
export async function showMaterialUse(tx: Tx, actor: Actor, projectId: string): Promise<MaterialUse> {
  const { companyId } = actor
  const project = await knownProject(tx, actor, projectId)
  const plan = await plannedMaterials(tx, companyId, projectId)
  const tied = await tiedItems(tx, companyId, plan.rows)
  const used = await usedByWork(tx, companyId, projectId)
  const names = new Map([...used.map(nameOfUsed), ...plan.rows.map((row) => nameOfPlanned(row, tied))])
  const facts = [...plannedFacts(plan, tied), ...used.map(usedFact)]
  const bill = new Map(plan.bill.map((line, at) => [line.workItemId, { ...line, at }]))
  const materials = [...Map.groupBy(facts, ({ key }) => key)].toSorted(([a], [b]) =>
    (names.get(a)?.name ?? '').localeCompare(names.get(b)?.name ?? ''),
  )
  return {
    ...{ projectName: project.name, basis: plan.basis },
    rows: materials.flatMap(([key, own]) => rowsOf({ key, own, material: names.get(key), bill })),
  }
}

/** Answers the same as a file. */
export async function materialUseFile(
  tx: Tx,
  actor: Actor,
  { id, format }: AskedOf<typeof exportMaterialUse>,
): Promise<FileReply> {
  const { rows, projectName } = await showMaterialUse(tx, actor, id)
  const named = new Map(rows.filter(({ kind }) => kind === 'material').map((row) => [row.key, row.name]))
  return tableFile(actor, {
    ...{ title: `Rencana dan pemakaian bahan ${projectName}`, format },
    columns: { ...inFile, ...(actor.can('view biaya') ? costsInFile : {}) },
    rows: rows
      .filter(({ kind }) => kind === 'work')
      .map((row) => ({ ...row, material: named.get(row.key) ?? '', work: `${row.code} ${row.name}`.trim() })),
  })
}

const inFile: Columns = columns({
  material: { label: 'Bahan', kind: 'text' },
  work: { label: 'Pekerjaan', kind: 'text' },
  unit: { label: 'Satuan', kind: 'text' },
  done: { label: 'Progres (%)', kind: 'percent' },
  total: { label: 'Rencana seluruhnya', kind: 'quantity' },
  planned: { label: 'Rencana untuk progres', kind: 'quantity' },
  used: { label: 'Terpakai', kind: 'quantity' },
  variance: { label: 'Selisih', kind: 'quantity' },
})

const costsInFile: Columns = columns({
  plannedCost: { label: 'Biaya rencana', kind: 'money' },
  usedCost: { label: 'Biaya terpakai', kind: 'money' },
  costVariance: { label: 'Selisih biaya', kind: 'money' },
})

function plannedFacts({ rows, bill }: PlannedMaterials, tied: ReadonlyMap<string, TiedItem>): UseFact[] {
  const lines = new Map(bill.map((line) => [line.workItemId, line]))
  return rows.map((row) => {
    const line = lines.get(row.workItemId ?? '')
    const progress = { built: line?.before ?? ZERO_QTY, volume: line?.volume ?? ZERO_QTY }
    const inBase = tied.get(wordsKey(row))?.inBase ?? ((qty) => qty)
    return {
      ...{ key: keyOf(row, tied), workItemId: row.workItemId, total: inBase(row.qty) },
      ...{ planned: inBase(plannedSoFar(row.qty, progress)), used: ZERO_QTY, usedCost: ZERO },
      plannedCost: lineAmount(plannedSoFar(row.qty, progress), row.unitCost),
    }
  })
}

function usedFact({ itemId, workItemId, qty, value }: UsedByWork): UseFact {
  const nothing = { total: ZERO_QTY, planned: ZERO_QTY, plannedCost: ZERO }
  return { key: itemId, workItemId, ...nothing, used: qty, usedCost: value }
}

type Words = PlannedMaterials['rows'][number]

const keyOf = (row: Words, tied: ReadonlyMap<string, TiedItem>) => tied.get(wordsKey(row))?.item.id ?? wordsKey(row)

function nameOfPlanned(row: Words, tied: ReadonlyMap<string, TiedItem>): [string, Material] {
  const item = tied.get(wordsKey(row))?.item
  const material = item ? { name: item.name, unit: item.baseUnit } : { name: row.name, unit: row.unit }
  return [keyOf(row, tied), { itemId: item?.id ?? null, ...material }]
}

function nameOfUsed({ itemId, itemName, unit }: UsedByWork): [string, Material] {
  return [itemId, { itemId, name: itemName, unit }]
}

interface OfMaterial {
  readonly key: string
  readonly own: readonly UseFact[]
  readonly material: Material | undefined
  /** The lines of the bill, each with its place. */
  readonly bill: ReadonlyMap<string, BillLine & { readonly at: number }>
}

// The work items stand in the order of the bill; what bears none is last.
function rowsOf({ key, own, material, bill }: OfMaterial): UseRow[] {
  const of = { key, itemId: material?.itemId ?? null, unit: material?.unit ?? '' }
  const place = (id: string | null) => bill.get(id ?? '')?.at ?? bill.size
  const works = [...Map.groupBy(own, ({ workItemId }) => workItemId)].toSorted(([a], [b]) => place(a) - place(b))
  const whole = { kind: 'material' as const, workItemId: null, code: '', name: material?.name ?? '', done: null }
  return [
    { ...of, ...whole, ...figuresOf(useSums(own)) },
    ...works.map(([workItemId, facts]): UseRow => {
      const line = bill.get(workItemId ?? '')
      return {
        ...{ ...of, kind: 'work', workItemId, code: line?.code ?? '', name: line?.name ?? 'Tanpa pekerjaan RAB' },
        ...{ done: line ? doneOf(line) : null, ...figuresOf(useSums(facts)) },
      }
    }),
  ]
}

function doneOf({ before, volume }: BillLine): string | null {
  const share = shareOf(before as never, volume as never)
  return share === null ? null : percentText(share)
}

function figuresOf(sums: UseSums): Required<UseFigures> {
  return {
    ...{ total: quantityText(sums.total), planned: quantityText(sums.planned), used: quantityText(sums.used) },
    ...{ variance: quantityText(sums.variance), plannedCost: String(sums.plannedCost) },
    ...{ usedCost: String(sums.usedCost), costVariance: String(sums.costVariance) },
  }
}
