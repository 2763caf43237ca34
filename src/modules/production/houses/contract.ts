import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zQuantityOrZero } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { recordEndpoints } from '#kit/record/endpoints.ts'
import type { WireOf } from '#kit/record/record.ts'
import { withFiles } from '#kit/record/with-files.ts'
import { houseRecord, type houseStatuses } from '../house.record.ts'

/** A row of the list of houses. */
export interface HouseRow extends Audited {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly city: string
  readonly address: string | null
  readonly headName: string | null
  readonly capacity: string | null
  readonly capacityUnit: string | null
  readonly activeOrders: number
  readonly lowMaterials: number
  readonly workers: number
  readonly status: keyof typeof houseStatuses
  readonly rawWarehouseId: string
  readonly version: number
}

/** A house as its page shows it. */
export type House = WireOf<typeof houseRecord> & {
  readonly rawWarehouse: { readonly id: string; readonly name: string }
  readonly finishedWarehouse: { readonly id: string; readonly name: string }
  readonly activeOrders: number
  readonly materials: readonly HouseMaterial[]
}

/** A material of which the raw warehouse of a house keeps a minimum. */
export interface HouseMaterial {
  readonly itemId: string
  readonly name: string
  readonly code: string
  readonly unit: string
  readonly minQty: string
}

/** What lies in the raw warehouse of a house. */
export interface HouseStock {
  readonly itemId: string
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly onHand: string
  readonly reserved: string
  readonly available: string
  readonly incoming: string
  readonly minimum: string | null
  readonly place: 'raw' | 'finished'
  /** Needs 'view biaya'. */
  readonly value?: string
}

/** Who worked here, and what they made. Amounts need 'view gaji'. */
export interface HouseWorker {
  /** Of the name; null of what was written before names were kept. */
  readonly typedId: string | null
  /** Tied to a worker of Management Karyawan. */
  readonly isKnown: boolean
  readonly name: string
  readonly entries: number
  readonly qty: string
  readonly amount?: string
  /** Still owed by the ledger, over all houses; only with 'view gaji'. */
  readonly owed?: string | null
  readonly lastOn: string
}

/** What a house cost in a month: what went in, what came out, what was lost. */
export interface HouseCost {
  readonly period: string
  readonly materials: string
  readonly labour: string
  readonly overhead: string
  readonly output: string
  readonly loss: string
}

const generic = recordEndpoints<typeof houseRecord, HouseRow>(houseRecord, {
  base: '/api/rumah-produksi',
  subject: 'rumah-produksi',
  tag: 'production',
})

/** Which materials a house uses; left out, they stay as they are. */
const zMaterials = z.optional(
  z.array(z.strictObject({ itemId: zId, minQty: zQuantityOrZero })).check(z.maxLength(200, 'Paling banyak 200 bahan.')),
)
export interface WithMaterials {
  readonly materials?: z.output<typeof zMaterials>
}
interface WithMaterialsIn {
  readonly materials?: z.input<typeof zMaterials>
}

// Safe: the shape of a record is a strict object; here it gets one more key.
const withMaterials = <Out, In>(shape: z.ZodMiniType<Out, In>) =>
  z.extend(shape as unknown as z.ZodMiniObject, { materials: zMaterials }) as unknown as z.ZodMiniType<
    Out & WithMaterials,
    In & WithMaterialsIn
  >

export const houses = {
  ...generic,
  open: endpoint({ ...generic.open, answer: answer<House>() }),
  add: endpoint({
    ...generic.add,
    input: withFiles(withMaterials(generic.add.input)),
    touches: ['production', 'stock'],
  }),
  remove: endpoint({ ...generic.remove, touches: ['production', 'stock', 'warehouses'] }),
  edit: endpoint({ ...generic.edit, input: withMaterials(generic.edit.input), touches: ['production', 'stock'] }),
}

const zOnlyId = z.strictObject({ id: zId })
const about = { permission: 'view rumah-produksi', input: zOnlyId, method: 'GET' } as const

export const houseStock = endpoint({
  ...about,
  path: '/api/rumah-produksi/:id/stok',
  answer: answer<readonly HouseStock[]>(),
  sensitive: { value: 'view biaya' },
  reads: ['production', 'stock'],
})

export const houseWorkers = endpoint({
  ...about,
  path: '/api/rumah-produksi/:id/pekerja',
  answer: answer<readonly HouseWorker[]>(),
  sensitive: { amount: 'view gaji', owed: 'view gaji' },
  reads: ['production'],
})

export const houseCosts = endpoint({
  ...about,
  path: '/api/rumah-produksi/:id/biaya',
  permission: 'view biaya',
  answer: answer<readonly HouseCost[]>(),
  reads: ['production'],
})

export const houseCities = endpoint({
  method: 'GET',
  path: '/api/rumah-produksi/kota',
  permission: 'view rumah-produksi',
  input: z.strictObject({}),
  answer: answer<{ readonly cities: readonly string[]; readonly heads: readonly string[] }>(),
  reads: ['production'],
})
