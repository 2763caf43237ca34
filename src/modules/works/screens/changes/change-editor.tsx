import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows, rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeKinds, saveChange, type ChangeableRow, type ChangeOrder } from '../../changes/contract.ts'
import {
  blankChangeRow,
  changeRows,
  complaintsOf,
  groupTyped,
  lineTyped,
  linesTyped,
  type ChangeRow,
} from './values.ts'

interface ChangeEditorProps {
  readonly projectId: string
  readonly rows: readonly ChangeableRow[]
  /** The draft that is written anew; a new one is begun when left out. */
  readonly draft: ChangeOrder | undefined
  readonly onClose: () => void
}

/** Writes a change of the contract: numbers of the bill with more or less, and new ones. */
export function ChangeEditor({ projectId, rows, draft, onClose }: ChangeEditorProps) {
  const key = useSaveKey()
  const [columns] = useState(changeColumns)
  const form = useForm({
    initial: {
      ...{ date: draft?.date ?? today(), kind: draft?.kind ?? ('permintaan' as const), reason: draft?.reason ?? '' },
      ...{ requestedBy: draft?.requestedBy ?? '', addendumNo: draft?.addendumNo ?? '', days: String(draft?.days ?? 0) },
      lines: draft ? changeRows(draft) : [{ key: rowKey(), ...blankChangeRow() }],
    },
    prepare: (store) => dropBlankRows<ChangeRow>(store, 'lines', (row) => !row.number && !row.name && !row.volume),
    check: (values): Record<string, string[]> => ({
      ...(!values.reason.trim() && { reason: ['Tulis alasan perubahannya.'] }),
      ...(!/^-?\d{1,4}$/.test(values.days) && { days: ['Tulis jumlah hari, misalnya 14.'] }),
      ...complaintsOf(values.lines, rows),
    }),
    save: (values) => {
      const { date, kind, reason } = values
      const input = {
        ...{ id: projectId, changeId: draft?.id ?? null, version: draft?.version ?? null, date, kind, reason },
        ...{ requestedBy: values.requestedBy || null, addendumNo: values.addendumNo || null },
        ...{ days: Number(values.days), lines: linesTyped(values.lines, rows) },
      }
      return doAct(saveChange, input, key.of(input))
    },
    saved: ({ number }) => {
      notify(`Draf CCO-${number} disimpan.`)
      onClose()
    },
  })
  const kinds = Object.entries(changeKinds).map(([value, label]) => ({ value, label }))
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah CCO-${draft.number}` : 'Tulis CCO'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <p className="text-small text-muted-foreground">
        Tulis nomor pekerjaan RAB dan volume tambahnya; kurang ditulis dengan minus. Nomor yang belum ada menjadi
        pekerjaan baru: lengkapi uraian, satuan, dan harganya. Kontrak baru berubah setelah disetujui.
      </p>
      <FieldRow columns={3}>
        <DateField name="date" label="Tanggal berlaku" today={today()} />
        <SelectField name="kind" label="Asal perubahan" options={kinds} />
        <TextField name="days" label="Tambah waktu (hari)" inputMode="numeric" maxLength={5} />
      </FieldRow>
      <TextField name="reason" label="Alasan" maxLength={500} />
      <FieldRow>
        <TextField name="requestedBy" label="Diminta oleh" optional maxLength={120} />
        <TextField name="addendumNo" label="Nomor adendum" optional maxLength={60} />
      </FieldRow>
      <LineGrid
        name="lines"
        title="Pekerjaan tambah, kurang, dan baru"
        columns={columns}
        blank={blankChangeRow}
        hint={(row) => meaningOf(row, rows)}
      />
    </FormSheet>
  )
}

function changeColumns(): readonly GridColumn[] {
  return [
    { id: 'number', kind: 'text', title: 'No.', width: 104 },
    { id: 'name', kind: 'text', title: 'Uraian pekerjaan baru' },
    { id: 'volume', kind: 'quantity', title: 'Tambah/kurang', width: 128 },
    { id: 'unit', kind: 'text', title: 'Satuan', width: 76 },
    { id: 'unitPrice', kind: 'price', title: 'Harga (Rp)', width: 128 },
  ]
}

function meaningOf(row: GridRow, rows: readonly ChangeableRow[]): string | null {
  const code = String(row['number'] ?? '')
  if (code.trim() === '') return null
  const known = lineTyped(rows, code)
  if (known) return `${known.name}, kini ${qtyFormat(known.volume ?? '0')} ${known.unit ?? ''}`
  const group = groupTyped(rows, code)
  return group ? `Pekerjaan baru di ${group.code} ${group.name}` : 'Pekerjaan baru di luar bagian'
}
