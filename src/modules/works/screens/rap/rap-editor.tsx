import { useState } from 'react'
import { rupiah, thousands } from '#ground/format.ts'
import { money, plus, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { costHeads } from '#modules/projects/contract.ts'
import { saveRap, type RapBase, type RapBrief } from '../../rap/contract.ts'
import { billLineTyped, blankRapRow, headMeant, rapComplaints, type RapRow } from './values.ts'

interface RapEditorProps {
  readonly projectId: string
  readonly bill: readonly RapBase[]
  readonly rows: readonly RapRow[]
  /** The draft that is written anew; a new one is begun when left out. */
  readonly draft: RapBrief | undefined
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

/** Writes a cost plan in a grid: proposed from the bill, typed, or pasted from Excel. */
export function RapEditor({ projectId, bill, rows, draft, onClose, onSaved }: RapEditorProps) {
  const key = useSaveKey()
  const [columns] = useState(rapColumns)
  const form = useForm({
    initial: {
      note: draft?.note ?? '',
      lines: rows.length > 0 ? rows : [{ key: rowKey(), ...blankRapRow() }],
    },
    prepare: (store) => dropBlankRows<RapRow>(store, 'lines', isBlank),
    check: (values) => rapComplaints(values.lines, bill),
    save: (values) => {
      const input = {
        ...{ id: projectId, version: draft?.version ?? null, note: values.note || null },
        lines: values.lines.map(({ code, head, description, unit, qty, unitCost }) => ({
          ...{ workItemId: billLineTyped(bill, code)?.workItemId ?? null, head, description, unit, qty, unitCost },
        })),
      }
      return doAct(saveRap, input, key.of(input))
    },
    saved: ({ id }) => {
      notify('Draf RAP disimpan.')
      onSaved(id)
    },
  })
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah RAP ${draft.revision}` : 'Susun RAP'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <p className="text-small text-muted-foreground">
        Satu baris untuk satu jenis biaya dari sebuah pekerjaan. Nomor pekerjaan yang kosong berarti biaya umum proyek.
        Baris bisa ditempel dari Excel.
      </p>
      <LineGrid
        name="lines"
        title="Biaya per pekerjaan"
        columns={columns}
        blank={blankRapRow}
        hint={(row) => meaningOf(row, bill)}
        aside={<Sum />}
      />
      <TextField name="note" label="Catatan revisi" optional maxLength={300} />
    </FormSheet>
  )
}

function Sum() {
  const lines = useRestedValue<readonly RapRow[]>('lines')
  const total = lines.reduce((sum, line) => plus(sum, amountOf(line) ?? ZERO), ZERO)
  return <output className="mr-4 font-semibold figures">{rupiah(total)}</output>
}

const headOptions = Object.entries(costHeads).map(([value, label]) => ({ value, label }))

function rapColumns(): readonly GridColumn[] {
  return [
    { id: 'code', kind: 'text', title: 'No.', width: 88 },
    { id: 'head', kind: 'choice', title: 'Jenis', width: 116, options: () => headOptions, meant: headMeant },
    { id: 'description', kind: 'text', title: 'Uraian biaya' },
    { id: 'qty', kind: 'quantity', title: 'Volume', width: 104 },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 76 },
    { id: 'unitCost', kind: 'price', title: 'Harga (Rp)', width: 124 },
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 140, isNotPasted: true, work: worked },
  ]
}

function worked(row: GridRow): string {
  const amount = amountOf(row as unknown as RapRow)
  return amount === undefined ? '' : thousands(amount)
}

function amountOf({ qty, unitCost }: RapRow): Money | undefined {
  if (!isDecimal(qty) || !isDecimal(unitCost)) return undefined
  try {
    return lineAmount(quantity(qty), price(unitCost))
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return money(0)
  }
}

function isBlank(row: RapRow): boolean {
  return [row.code, row.description, row.unit, row.qty, row.unitCost].every((cell) => !cell)
}

function meaningOf(row: GridRow, bill: readonly RapBase[]): string | null {
  const code = String(row['code'] ?? '')
  if (code.trim() === '') return null
  return billLineTyped(bill, code) ? null : 'Nomor ini tidak ada di RAB'
}
