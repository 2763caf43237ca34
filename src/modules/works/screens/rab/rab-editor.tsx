import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, plus, ZERO, type Money } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
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
import { thousands } from '#ground/format.ts'
import { listAnalyses, type Analysis } from '../../ahsp/contract.ts'
import { saveRab, type RabBrief } from '../../rab/contract.ts'
import { blankRabLine, type RabLine } from './values.ts'

interface RabEditorProps {
  readonly projectId: string
  readonly lines: readonly RabLine[]
  readonly fileName: string | null
  readonly rounding: string
  /** The draft that is written anew; a new one is begun when left out. */
  readonly draft: RabBrief | undefined
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

/** Writes a bill of quantities in a grid: typed, pasted from Excel, or brought in from a workbook. */
export function RabEditor(props: RabEditorProps) {
  const asked = useAsk(listAnalyses, {})
  return asked.isLoading ? null : <RabForm {...props} analyses={asked.data ?? []} />
}

type RabFormProps = RabEditorProps & { readonly analyses: readonly Analysis[] }

function RabForm({ projectId, lines, draft, analyses, onClose, onSaved, ...from }: RabFormProps) {
  const key = useSaveKey()
  const [columns] = useState(() => rabColumns(analyses, lines))
  const form = useForm({
    initial: {
      note: draft?.note ?? '',
      lines: lines.length > 0 ? lines : [{ key: rowKey(), ...blankRabLine() }],
    },
    prepare: (store) => dropBlankRows<RabLine>(store, 'lines', isBlank),
    check: checkRab,
    save: (values) => {
      const input = {
        ...{ id: projectId, version: draft?.version ?? null, note: values.note || null },
        ...{ fileName: from.fileName ?? draft?.fileName ?? null, rounding: from.rounding },
        rows: values.lines.map((line) => ({
          ...{ number: line.number || null, name: line.name, unit: line.unit || null },
          ...{
            volume: line.volume || null,
            unitPrice: line.unitPrice || null,
            analysisCode: line.analysisCode || null,
          },
        })),
      }
      return doAct(saveRab, input, key.of(input))
    },
    saved: ({ id }) => {
      notify('Draf RAB disimpan.')
      onSaved(id)
    },
  })
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah RAB revisi ${draft.revision}` : 'Tulis RAB'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <p className="text-small text-muted-foreground">
        Baris tanpa volume dan harga adalah bagian. Tingkatnya dibaca dari nomornya: I, II di atas A, B; A, B di atas 1,
        2.
      </p>
      <LineGrid name="lines" title="Bagian dan pekerjaan" columns={columns} blank={blankRabLine} aside={<Sum />} />
      <TextField name="note" label="Catatan revisi" optional maxLength={300} />
    </FormSheet>
  )
}

function Sum() {
  const lines = useRestedValue<readonly RabLine[]>('lines')
  const total = lines.reduce((sum, line) => plus(sum, amountOf(line) ?? ZERO), ZERO)
  return <output className="mr-4 font-semibold figures">{rupiah(total)}</output>
}

function rabColumns(analyses: readonly Analysis[], lines: readonly RabLine[]): readonly GridColumn[] {
  const known = new Map(analyses.map((one) => [one.code, one]))
  const codes = new Set([...known.keys(), ...lines.flatMap((line) => line.analysisCode || [])])
  const options = [{ value: '', label: '–' }, ...[...codes].map((code) => ({ value: code, label: code }))]
  const analysis: GridColumn = {
    ...{ id: 'analysisCode', kind: 'choice', title: 'AHSP', width: 116, enter: 'never', options: () => options },
    // The library gives unit and price; both may be written over.
    fill: (code: string) => {
      const one = known.get(code)
      return one ? { unit: one.unit, unitPrice: one.price } : {}
    },
    meant: (word: string) => [...codes].find((code) => code.toLowerCase() === word.trim().toLowerCase()) ?? null,
  }
  return [
    { id: 'number', kind: 'text', title: 'No.', width: 84 },
    { id: 'name', kind: 'text', title: 'Uraian pekerjaan' },
    { id: 'volume', kind: 'quantity', title: 'Volume', width: 104 },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 76 },
    { id: 'unitPrice', kind: 'price', title: 'Harga (Rp)', width: 124 },
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 140, isNotPasted: true, work: worked },
    ...(codes.size > 0 ? [analysis] : []),
  ]
}

function worked(row: GridRow): string {
  const amount = amountOf(row as unknown as RabLine)
  return amount === undefined ? '' : thousands(amount)
}

function amountOf({ volume, unitPrice }: RabLine): Money | undefined {
  if (!isDecimal(volume) || !isDecimal(unitPrice)) return undefined
  try {
    return lineAmount(quantity(volume), price(unitPrice))
  } catch {
    // More decimals than are kept: the field itself says so when it is saved.
    return money(0)
  }
}

function isBlank(line: RabLine): boolean {
  return [line.number, line.name, line.unit, line.volume, line.unitPrice].every((cell) => !cell)
}

function checkRab(values: { readonly lines: readonly RabLine[] }): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (values.lines.length === 0) errors['lines.0.name'] = ['Isi paling sedikit satu pekerjaan.']
  values.lines.forEach((line, at) => {
    if (!line.name.trim()) errors[`lines.${at}.name`] = [`Baris ${at + 1}: tulis uraiannya.`]
    const isLine = Boolean(line.volume || line.unitPrice)
    if (isLine && !line.unit.trim()) errors[`lines.${at}.unit`] = [`Baris ${at + 1}: tulis satuannya.`]
  })
  return errors
}
