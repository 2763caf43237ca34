import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { MoneyText, PercentText, QtyText } from '#kit/http/wire.ts'

/** What the plan gives a material for the progress that was made, beside what was used. Negative variance: more was used. */
export interface UseFigures {
  /** Of the plan in all. */
  readonly total: QtyText
  /** Of the plan for what is built so far: plan × approved progress. */
  readonly planned: QtyText
  readonly used: QtyText
  readonly variance: QtyText
  /** At the prices of the plan; what was used at moving average. Only with 'view biaya'. */
  readonly plannedCost?: MoneyText
  readonly usedCost?: MoneyText
  readonly costVariance?: MoneyText
}

/** A material, or its part for a work item. */
export interface UseRow extends UseFigures {
  readonly kind: 'material' | 'work'
  /** Of the material. */
  readonly key: string
  readonly itemId: string | null
  readonly workItemId: string | null
  readonly code: string
  readonly name: string
  /** The base unit of the item; of a material without item its own unit. */
  readonly unit: string
  /** How much of the work item is built, approved; null where that is not known. */
  readonly done: PercentText | null
}

/** The material of a project, planned and used; each material is followed by its work items. */
export interface MaterialUse {
  readonly projectName: string
  readonly basis: 'rap' | 'ahsp' | null
  readonly rows: readonly UseRow[]
}

const input = { id: zId }

/** Plan against use of material of a project. */
export const openMaterialUse = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/pemakaian-bahan',
  permission: 'view laporan-bahan-baku',
  input: z.strictObject(input),
  answer: answer<MaterialUse>(),
  sensitive: {
    'rows.plannedCost': 'view biaya',
    'rows.usedCost': 'view biaya',
    'rows.costVariance': 'view biaya',
  },
  reads: ['rap', 'rab', 'stock', 'stock-documents', 'catalog', 'projects'],
})

/** The same as a file; amounts only with 'view biaya'. */
export const exportMaterialUse = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/pemakaian-bahan/ekspor',
  permission: 'export laporan-bahan-baku',
  input: z.strictObject({ ...input, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})
