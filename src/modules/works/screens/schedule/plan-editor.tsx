import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveSchedule, weekStarts, type ProjectSchedule } from '../../schedule/contract.ts'
import { planRows, readPlanRow, type PlanRow } from './values.ts'

interface PlanEditorProps {
  readonly projectId: string
  readonly schedule: ProjectSchedule
  readonly onClose: () => void
}

/** Writes when each line of the bill is built: typed, or pasted from a spreadsheet. */
export function PlanEditor({ projectId, schedule, onClose }: PlanEditorProps) {
  const key = useSaveKey()
  const { draft, holds } = schedule
  const [columns] = useState(planColumns)
  const form = useForm({
    initial: {
      firstDay: (holds ?? draft)?.weekOne ?? schedule.projectStart ?? today(),
      weekStart: (holds ?? draft)?.weekStart ?? ('project' as const),
      holdsFrom: draft?.holdsFrom ?? '',
      note: draft?.note ?? '',
      lines: planRows(schedule.lines),
    },
    check: ({ lines }) => complaints(lines),
    save: (values) => {
      const lines = values.lines.map(toSend).filter((line) => line.shares ?? line.startDate ?? line.endDate)
      const { firstDay, weekStart } = values
      const input = {
        ...{ id: projectId, version: draft?.version ?? null, firstDay, weekStart },
        ...{ holdsFrom: values.holdsFrom || null, note: values.note || null, lines },
      }
      return doAct(saveSchedule, input, key.of(input))
    },
    saved: () => {
      notify('Draf jadwal disimpan.')
      onClose()
    },
  })
  const starts = Object.entries(weekStarts).map(([value, label]) => ({ value, label }))
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah jadwal revisi ${draft.revision}` : holds ? 'Revisi jadwal' : 'Susun jadwal'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <p className="text-small text-muted-foreground">
        Tulis tanggal mulai dan selesai tiap pekerjaan: porsinya dibagi rata menurut hari. Bila tidak rata, tulis porsi
        tiap minggu, misalnya 3:50 4:50 untuk separuh di minggu 3 dan separuh di minggu 4.
      </p>
      <FieldRow>
        {holds ? (
          <DateField
            name="holdsFrom"
            label="Berlaku mulai"
            optional
            today={today()}
            hint="Minggu yang berakhir sebelum hari ini tetap diukur dengan jadwal sebelumnya. Kosong: hari disetujui."
          />
        ) : (
          <DateField name="firstDay" label="Hari pertama proyek" today={today()} />
        )}
        {holds ? (
          <TextField name="note" label="Catatan revisi" optional maxLength={300} />
        ) : (
          <SelectField name="weekStart" label="Minggu dimulai" options={starts} />
        )}
      </FieldRow>
      <LineGrid name="lines" title="Waktu tiap pekerjaan" columns={columns} />
      {!holds && <TextField name="note" label="Catatan" optional maxLength={300} />}
    </FormSheet>
  )
}

// Shares say more than days do.
function toSend(row: PlanRow) {
  const { workItemId, shares, startDate, endDate } = readPlanRow(row, today())
  return shares ? { workItemId, shares, startDate: null, endDate: null } : { workItemId, shares, startDate, endDate }
}

function planColumns(): readonly GridColumn[] {
  return [
    { id: 'code', kind: 'worked', title: 'No.', width: 84, align: 'left', work: (row) => String(row['code'] ?? '') },
    { id: 'name', kind: 'worked', title: 'Pekerjaan', align: 'left', work: (row) => String(row['name'] ?? '') },
    { id: 'startDate', kind: 'text', title: 'Mulai', width: 128, placeholder: 'dd/mm/yyyy' },
    { id: 'endDate', kind: 'text', title: 'Selesai', width: 128, placeholder: 'dd/mm/yyyy' },
    { id: 'shares', kind: 'text', title: 'Porsi per minggu', width: 200 },
  ]
}

function complaints(rows: readonly PlanRow[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  let planned = 0
  rows.forEach((row, at) => {
    const read = readPlanRow(row, today())
    if (read.startDate ?? read.endDate ?? read.shares) planned += 1
    for (const [cell, text] of Object.entries(read.errors)) errors[`lines.${at}.${cell}`] = [`${row.name}: ${text}`]
  })
  if (planned === 0 && Object.keys(errors).length === 0) errors[''] = ['Isi waktu paling sedikit satu pekerjaan.']
  return errors
}
