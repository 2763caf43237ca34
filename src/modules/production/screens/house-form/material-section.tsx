import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { itemSource, unitsOf } from '#modules/catalog/screens/face.tsx'
import { blankMaterial, type MaterialLine } from './values.ts'

/** Which materials the house uses, and below what each of them runs low there. */
export function MaterialSection() {
  return <LineGrid name="materials" title="Bahan yang dipakai (opsional)" columns={columns()} blank={blankMaterial} />
}

let made: readonly GridColumn[] | undefined

// Made when first shown: who may create an item is known only then. A grid keeps its columns.
function columns(): readonly GridColumn[] {
  made ??= [
    {
      id: 'item',
      kind: 'pick',
      title: 'Bahan',
      source: itemSource({ kinds: 'bahan_baku,barang,produk_jadi,alat' }),
      placeholder: 'Ketik nama atau kode…',
      fill: (item) => ({ unit: unitsOf(item)[0] ?? '' }),
    },
    { id: 'minQty', kind: 'quantity', title: 'Batas min', width: 120 },
    {
      id: 'unit',
      kind: 'worked',
      title: 'Satuan',
      width: 96,
      align: 'left',
      work: (row) => (row as unknown as MaterialLine).unit,
    },
  ]
  return made
}
