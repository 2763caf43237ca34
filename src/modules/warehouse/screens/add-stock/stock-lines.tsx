import { useMemo } from 'react'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { ScanButton } from '#kit/screen/scan/scan-field.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { freeIn, itemSource, pastedUnit, unitsOf } from '#modules/catalog/screens/face.tsx'
import { conditions } from '#modules/warehouse/contract.ts'
import { unitCostText } from './costs.ts'
import { itemByCode } from './item-by-code.ts'
import { withScanned } from './scanned.ts'
import { blankLine, type StockLine, type Way } from './values.ts'

/** What comes in or goes out, line by line. */
export function StockLines() {
  const hasValue = useValue<Way>('way') === 'masuk'
  // Goods are chosen by what is free where they lie; a grid keeps its columns, so another warehouse is another grid.
  const warehouseId = useValue<string>('warehouseId')
  const columns = useMemo(() => columnsFor(hasValue, warehouseId), [hasValue, warehouseId])
  return (
    <div className="grid gap-2">
      <LineGrid
        key={`${hasValue ? 'in' : 'out'} ${warehouseId}`}
        name="lines"
        title="Barang"
        columns={columns}
        blank={blankLine}
        hint={hasValue ? (row) => comingNote(row, warehouseId) : undefined}
      />
      <ScanLine />
    </div>
  )
}

/** Goods are read in by their labels. */
function ScanLine() {
  const { store } = useFormScope()
  const add = async (code: string) => {
    const item = await itemByCode(code, store.read('warehouseId') as string)
    if (!item) return complain(`Kode ${code} tidak dikenal. Daftarkan dulu di data barang.`)
    store.write('lines', withScanned(store.read('lines') as readonly StockLine[], item))
    notify(`${item.label} ditambahkan.`)
  }
  return (
    <p className="flex items-center gap-2 text-small text-muted-foreground">
      <ScanButton label="Pindai barang" onCode={(code) => void add(code)} />
      Pindai kode barang dengan kamera untuk menambah baris.
    </p>
  )
}

// What goes out goes in units meant for it; a unit that a draft already names stays to be chosen.
function unitChoices(line: StockLine | undefined, comesIn: boolean): { value: string; label: string }[] {
  const known = unitsOf(line?.item, comesIn ? undefined : 'isIssue')
  const all = line?.unit && !known.includes(line.unit) ? [...known, line.unit] : known
  return all.map((unit) => ({ value: unit, label: unit }))
}

function columnsFor(hasValue: boolean, warehouseId: string): readonly GridColumn[] {
  const goods: readonly GridColumn[] = [
    {
      id: 'item',
      kind: 'pick',
      title: 'Barang',
      source: itemSource({
        kinds: 'bahan_baku,barang,produk_jadi,alat',
        warehouseId,
      }),
      placeholder: 'Ketik nama atau kode…',
      fill: (item) => ({ unit: unitsOf(item)[0] ?? '' }),
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 88 },
    {
      id: 'unit',
      kind: 'choice',
      title: 'Satuan',
      width: 88,
      enter: 'never',
      options: (row) => unitChoices(row as StockLine | undefined, hasValue),
      meant: (word, row) => pastedUnit(word, (row as unknown as StockLine).item),
    },
  ]
  if (!hasValue) {
    return [
      ...goods,
      {
        id: 'free',
        kind: 'worked',
        title: 'Tersedia',
        width: 104,
        work: (row) => freeIn((row as unknown as StockLine).item, warehouseId),
      },
      { id: 'note', kind: 'text', title: 'Keterangan', width: 168, enter: 'never' },
    ]
  }
  return [
    ...goods,
    { id: 'value', kind: 'money', title: 'Nilai (Rp)', width: 120 },
    { id: 'condition', kind: 'choice', title: 'Kondisi', width: 104, enter: 'never', options: () => conditionChoices },
    { id: 'rack', kind: 'text', title: 'Rak', width: 80, enter: 'never' },
  ]
}

const conditionChoices = Object.entries(conditions).map(([value, label]) => ({ value, label }))

// What is free there now, and what one of it costs.
function comingNote(row: GridRow, warehouseId: string): string | undefined {
  const line = row as unknown as StockLine
  const [free, each] = [freeIn(line.item, warehouseId), unitCostText(line)]
  const parts = [free && `Tersedia ${free}`, each && `Rp${each} per ${line.unit}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
