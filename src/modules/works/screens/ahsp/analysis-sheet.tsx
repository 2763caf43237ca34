import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { rupiah, thousands } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { analysisHeads, removeAnalysis, saveAnalysis, type Analysis } from '../../ahsp/contract.ts'
import { priceSteps, type PriceStep } from '../../ahsp/price.ts'
import {
  analysisComplaints,
  amountTyped,
  blankComponent,
  headTyped,
  priceTyped,
  type AnalysisValues,
  type ComponentRow,
} from './values.ts'

interface AnalysisSheetProps {
  /** The one that is written anew; a new one when left out. */
  readonly analysis: Analysis | undefined
  readonly onClose: () => void
}

const steps = priceSteps.map((step) => ({
  value: String(step),
  label: step === 1 ? 'Rupiah penuh' : `Rp${thousands(String(step))}`,
}))

/** Tambah analisa, Ubah analisa: what a unit of work takes, typed or pasted, and the price it comes to. */
export function AnalysisSheet({ analysis, onClose }: AnalysisSheetProps) {
  const key = useSaveKey()
  const [columns] = useState(componentColumns)
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(removeAnalysis, {
    say: 'Analisa dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: onClose,
  })
  const form = useForm<AnalysisValues, { readonly id: string }>({
    initial: {
      ...{ code: analysis?.code ?? '', name: analysis?.name ?? '', unit: analysis?.unit ?? '' },
      ...{ overhead: analysis?.overhead ?? '10', step: String(analysis?.step ?? 1) },
      components: analysis
        ? analysis.components.map((one) => ({ key: rowKey(), ...one }))
        : [{ key: rowKey(), ...blankComponent() }],
    },
    prepare: (store) =>
      dropBlankRows<ComponentRow>(store, 'components', (row) => !row.name && !row.coefficient && !row.price),
    check: analysisComplaints,
    save: ({ code, name, unit, overhead, step, components }) => {
      const input = {
        ...{ analysisId: analysis?.id ?? null, version: analysis?.version ?? null, code, name, unit },
        ...{ overhead: overhead || '0', step: Number(step) as PriceStep },
        components: components.map(({ head, name: what, unit: per, coefficient, price }) => ({
          ...{ head, name: what, unit: per, coefficient, price },
        })),
      }
      return doAct(saveAnalysis, input, key.of(input))
    },
    saved: () => {
      notify('Analisa disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={analysis ? `Ubah ${analysis.code}` : 'Tambah analisa'}
      onClose={onClose}
      width="w-280"
    >
      <FieldRow columns={3}>
        <TextField name="code" label="Kode" maxLength={40} />
        <TextField name="name" label="Pekerjaan" maxLength={300} />
        <TextField name="unit" label="Satuan" maxLength={20} />
      </FieldRow>
      <FieldRow>
        <PercentField name="overhead" label="Overhead dan laba" />
        <SelectField name="step" label="Harga dibulatkan ke" options={steps} />
      </FieldRow>
      <LineGrid
        name="components"
        title="Bahan, upah, dan alat per satuan"
        columns={columns}
        blank={blankComponent}
        aside={<Price />}
      />
      {analysis && (
        <div>
          <Button variant="ghost" icon={<Trash />} onClick={() => setAsking(true)}>
            Hapus analisa
          </Button>
          {isAsking && (
            <Confirm
              title={`Hapus analisa ${analysis.code}?`}
              text="RAB yang sudah memakainya tetap seperti adanya."
              act="Hapus analisa"
              busyText="Menghapus…"
              isDanger
              doing={remove}
              onConfirm={() => void remove.now({ id: analysis.id })}
              onClose={() => setAsking(false)}
            />
          )}
        </div>
      )}
    </FormSheet>
  )
}

function Price() {
  const price = priceTyped(useRestedValue<AnalysisValues>(''))
  return <output className="mr-4 font-semibold figures">{price === undefined ? '' : rupiah(price)}</output>
}

const headOptions = Object.entries(analysisHeads).map(([value, label]) => ({ value, label }))

function componentColumns(): readonly GridColumn[] {
  return [
    { id: 'head', kind: 'choice', title: 'Jenis', width: 108, options: () => headOptions, meant: headTyped },
    { id: 'name', kind: 'text', title: 'Bahan, tenaga, atau alat' },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 76 },
    { id: 'coefficient', kind: 'quantity', title: 'Koefisien', width: 116 },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 124 },
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 132, isNotPasted: true, work: worked },
  ]
}

function worked(row: GridRow): string {
  return amountTyped(row as unknown as ComponentRow)
}
