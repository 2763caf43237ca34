import type { PrintedKind } from '#kit/paper/kinds.ts'
import { aWorkOrder } from './examples.ts'
import { workOrderPaper } from './work-order.ts'

/** Papers of production whose look a company may choose, with an example of each. A test of the house holds the words against the papers. */
export const productionPapers: readonly PrintedKind[] = [
  {
    id: 'spk',
    name: 'SPK produksi',
    title: 'SPK PRODUKSI',
    english: 'WORK ORDER',
    facts: ['Tenggat', 'No. order', 'Target'],
    columns: ['No.', 'Kode', 'Dipakai'],
    parts: ['Catatan'],
    signers: ['Dibuat oleh', 'Kepala produksi', 'Gudang bahan'],
    example: (basis) => workOrderPaper({ ...aWorkOrder, ...basis }),
  },
]
