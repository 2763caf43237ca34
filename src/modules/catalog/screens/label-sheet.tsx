import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { askFile } from '#kit/screen/client/ask.ts'
import { enterGoesOn } from '#kit/screen/form/enter-goes-on.ts'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { FormContext, useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { ErrorSummary } from '#kit/screen/form/error-summary.tsx'
import { insertRow, removeRow, rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { undrawnInText } from '#kit/paper/glyphs.ts'
import { printPdf, savePdf } from '#kit/screen/paper/print.ts'
import { UndrawnNotice } from '#kit/screen/paper/undrawn-notice.tsx'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { itemLabels, labelSizes, MOST_LABELS } from '../labels/contract.ts'

/** What a label is made for. */
export interface Labelled {
  readonly id: string
  readonly code: string
  readonly name: string
}

type Row = Labelled & KeyedRow & { readonly copies: string }

interface Values {
  readonly size: string
  readonly skip: string
  readonly add: Choice | null
  readonly rows: readonly Row[]
}

const sizes = [
  { value: '', label: 'Bawaan', note: 'Seperti di pengaturan' },
  { value: 'a4', label: labelSizes.a4, note: '70 × 37 mm per label' },
  { value: 'roll', label: labelSizes.roll, note: 'Printer label' },
]

const rowOf = ({ id, code, name }: Labelled): Row => ({ id, code, name, copies: '1', key: rowKey() })

interface LabelSheetProps {
  readonly items: readonly Labelled[]
  /** Where more items are found. */
  readonly source: ChoiceSource
  readonly onClose: () => void
}

/** Labels to stick: which items, how many of each, on which paper. */
export function LabelSheet({ items, source, onClose }: LabelSheetProps) {
  const form = useForm<Values, { name: string; file: Blob }>({
    initial: { size: '', skip: '0', add: null, rows: items.map(rowOf) },
    check,
    save: (values) =>
      askFile(itemLabels, {
        of: values.rows.map((row) => `${row.id}*${row.copies}`).join(','),
        ...(values.size !== '' && { size: values.size as 'a4' | 'roll' }),
        skip: values.skip || '0',
      }),
    saved: ({ name, file }, then) => (then === 'also' ? savePdf(name, file) : printPdf(file)),
  })
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <Sheet
        open
        onClose={onClose}
        title="Cetak label"
        foot={
          <>
            <Button icon={<Download />} onClick={() => void form.submit('also')}>
              Unduh PDF
            </Button>
            <Button
              variant="filled"
              isBusy={form.isSaving}
              busyText="Menyiapkan…"
              onClick={() => void form.submit('close')}
              data-saves
            >
              Cetak
            </Button>
          </>
        }
      >
        <div role="presentation" data-form onKeyDown={enterGoesOn} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
          <ErrorSummary attempt={form.attempt} />
          <RadioCards name="size" label="Kertas" columns={3} options={sizes} />
          <SkipField />
          <ChosenItems source={source} />
        </div>
      </Sheet>
    </FormContext>
  )
}

function SkipField() {
  const size = useValue<string>('size')
  if (size === 'roll') return null
  return (
    <TextField
      name="skip"
      label="Label yang sudah terpakai di lembar pertama"
      inputMode="numeric"
      maxLength={2}
      hint="0 sampai 23; lembar bekas bisa dipakai lagi."
    />
  )
}

function ChosenItems({ source: given }: Pick<LabelSheetProps, 'source'>) {
  const [source] = useState(given)
  const rows = useValue<readonly Row[]>('rows')
  const { store } = useFormScope()
  const add = (choice: Choice | null) => {
    if (!choice) return
    const isThere = (store.read('rows') as readonly Row[]).some((row) => row.id === choice.id)
    if (!isThere)
      insertRow(store, 'rows', rows.length, rowOf({ ...choice, code: choice.code ?? '', name: choice.label }))
    store.write('add', null)
  }
  return (
    <>
      <ul aria-label="Barang" className="grid gap-3 empty:hidden">
        {rows.map((row, at) => (
          <li key={row.key} className="flex items-start gap-2">
            <span className="min-w-0 flex-1 pt-1.5">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="code block text-xs text-muted-foreground">{row.code}</span>
            </span>
            <TextField
              name={`rows.${at}.copies`}
              label="Jumlah"
              inputMode="numeric"
              maxLength={3}
              className="w-24 flex-none"
            />
            <IconButton
              label={`Hapus ${row.name}`}
              icon={<X />}
              className="mt-6 -mr-2"
              onClick={() => removeRow(store, 'rows', at)}
            />
          </li>
        ))}
      </ul>
      <UndrawnNotice letters={undrawnInText(rows.map(({ name }) => name).join(' '))} />
      <PickField name="add" label="Tambah barang" optional source={source} placeholder="Cari barang…" onPicked={add} />
    </>
  )
}

/** What can be refused before labels are asked for. */
export function check({ rows, skip }: Pick<Values, 'rows' | 'skip'>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (rows.length === 0) errors['add'] = ['Pilih paling sedikit satu barang.']
  if (!/^([01]?\d|2[0-3])?$/.test(skip)) errors['skip'] = ['Tulis angka 0 sampai 23.']
  for (const [at, row] of rows.entries()) {
    if (!/^([1-9]\d?|[1-4]\d{2}|500)$/.test(row.copies)) errors[`rows.${at}.copies`] = ['Tulis angka 1 sampai 500.']
  }
  const count = rows.reduce((sum, row) => sum + Number(row.copies), 0)
  if (count > MOST_LABELS) errors['add'] = [`Paling banyak ${MOST_LABELS} label sekaligus.`]
  return errors
}
