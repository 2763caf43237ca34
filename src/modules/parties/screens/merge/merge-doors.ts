import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { mergeCustomers, previewMerge } from '../../contract.ts'
import { mergeSuppliers, previewSupplierMerge } from '../../suppliers/contract.ts'
import { customerSource, supplierSource } from '../face.tsx'

/** How the shared parts merge one kind of party. */
export interface MergeDoors {
  readonly noun: string
  readonly title: string
  /** 'Piutang' or 'Hutang'. */
  readonly owed: string
  /** A sentence about what does not go along. */
  readonly staysBehind: string
  readonly preview: typeof previewMerge | typeof previewSupplierMerge
  readonly merge: typeof mergeCustomers | typeof mergeSuppliers
  readonly source: () => ChoiceSource
}

const customer: MergeDoors = {
  noun: 'pelanggan',
  title: 'Pelanggan',
  owed: 'Piutang',
  staysBehind: '',
  preview: previewMerge,
  merge: mergeCustomers,
  source: customerSource,
}

const supplier: MergeDoors = {
  noun: 'supplier',
  title: 'Supplier',
  owed: 'Hutang',
  staysBehind: ' Rekening banknya tidak ikut; mintakan di supplier yang dipertahankan.',
  preview: previewSupplierMerge,
  merge: mergeSuppliers,
  source: supplierSource,
}

/** Which kind of party is merged. */
export type MergeKind = 'customer' | 'supplier'

export const mergeDoors: Readonly<Record<MergeKind, MergeDoors>> = { customer, supplier }
