import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveProgress, type ProgressLine, type ProgressSheet } from '../../progress/contract.ts'

interface WeekSheetProps {
  readonly projectId: string
  readonly sheet: ProgressSheet
  readonly onClose: () => void
}

/** Lines that stand in the sheet at once; others are found by their words. */
const MOST = 100

/** Catat progres minggu: the volume of this week for each line of the bill. */
export function WeekSheet({ projectId, sheet, onClose }: WeekSheetProps) {
  const key = useSaveKey()
  const { draft } = sheet
  const [wanted, setWanted] = useState('')
  const form = useForm({
    initial: {
      week: String(draft?.week ?? sheet.nextWeek),
      date: draft?.date ?? today(),
      note: draft?.note ?? '',
      lines: sheet.lines.map((line) => ({ volume: line.week === '0' ? '' : line.week })),
    },
    check: (values): Record<string, string[]> => ({
      ...(!/^[1-9]\d{0,2}$/.test(values.week) && { week: ['Tulis minggu ke berapa, misalnya 3.'] }),
      ...(!values.lines.some((line) => line.volume) && { '': ['Isi volume paling sedikit di satu pekerjaan.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: projectId, version: draft?.version ?? null, week: Number(values.week), date: values.date },
        note: values.note || null,
        lines: values.lines.map((line, at) => ({
          workItemId: sheet.lines[at]?.workItemId ?? '',
          volume: line.volume || '0',
        })),
      }
      return doAct(saveProgress, input, key.of(input))
    },
    saved: () => {
      notify('Draf opname disimpan.')
      onClose()
    },
  })
  const shown = linesFor(sheet.lines, wanted)
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah opname minggu ${draft.week}` : 'Catat opname minggu'}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-180"
    >
      <FieldRow columns={3}>
        <TextField name="week" label="Minggu ke" inputMode="numeric" maxLength={3} />
        <DateField name="date" label="Tanggal opname" today={today()} />
        <TextField name="note" label="Catatan" optional maxLength={300} />
      </FieldRow>
      {sheet.lines.length > MOST && (
        <input
          type="search"
          aria-label="Cari pekerjaan"
          placeholder="Cari pekerjaan…"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="h-9 rounded-md border border-input bg-card px-3 text-sm max-md:h-12 max-md:text-base"
        />
      )}
      <div className="grid gap-3">
        {shown.map(({ line, at }) => (
          <QuantityField
            key={line.workItemId}
            name={`lines.${at}.volume`}
            label={`${line.code} ${line.name}`}
            optional
            unit={line.unit ?? ''}
            hint={`Minggu ini saja; sudah ${qtyFormat(line.before)} dari ${qtyFormat(line.contract)}`}
          />
        ))}
      </div>
    </FormSheet>
  )
}

function linesFor(lines: readonly ProgressLine[], wanted: string) {
  const words = wanted.trim().toLowerCase()
  return lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => words === '' || `${line.code} ${line.name}`.toLowerCase().includes(words))
    .slice(0, MOST)
}
