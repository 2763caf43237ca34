import { useMemo } from 'react'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { itemSource, unitsOf } from '#modules/catalog/screens/face.tsx'
import { unitCostText } from './costs.ts'
import { blankLine, type StockLine } from './values.ts'

/** What comes in or goes out, line by line. */
export function StockLines() {
  const isOut = useValue<string>('type') === 'pengeluaran'
  const columns = useMemo(() => columnsFor(isOut), [isOut])
  return <LineGrid key={isOut ? 'out' : 'in'} name="lines" title="Barang" columns={columns} blank={blankLine} />
}

function columnsFor(isOut: boolean): readonly GridColumn[] {
  const goods: readonly GridColumn[] = [
    {
      id: 'item',
      kind: 'pick',
      title: 'Barang',
      source: itemSource({ kinds: 'bahan_baku,barang,produk_jadi,alat' }),
      placeholder: 'Ketik nama atau kode barang…',
      fill: (item) => ({ unit: unitsOf(item)[0] ?? '' }),
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 88 },
    {
      id: 'unit',
      kind: 'choice',
      title: 'Satuan',
      width: 88,
      enter: 'never',
      options: (row) => unitsOf((row as StockLine | undefined)?.item).map((unit) => ({ value: unit, label: unit })),
    },
  ]
  if (isOut) return goods
  return [
    ...goods,
    { id: 'value', kind: 'money', title: 'Nilai (Rp)', width: 136 },
    {
      id: 'cost',
      kind: 'worked',
      title: 'Per satuan (Rp)',
      width: 124,
      work: (row) => unitCostText(row as unknown as StockLine),
    },
  ]
}
