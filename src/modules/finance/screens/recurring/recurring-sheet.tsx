import { addDays, partsOf, type Day } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addRecurring, changeRecurring, type RecurringEntry, type RecurringKind } from '../../recurring/contract.ts'

const days = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at === 30 ? '31 (atau hari terakhir)' : String(at + 1),
}))

interface RepeatProps {
  readonly source: {
    readonly kind: RecurringKind
    readonly id: string
    readonly date: string
    readonly name: string
  }
  readonly onClose: () => void
}

/** Repeats a booked entry each month: its name, its day, and from which month on. */
export function RepeatSheet({ source, onClose }: RepeatProps) {
  const key = useSaveKey()
  const months = monthsFrom(source.date as Day)
  const form = useForm({
    initial: { name: source.name, day: String(partsOf(source.date as Day).date), from: months[1]?.value ?? '' },
    save: ({ name, day, from }) => {
      const asked = { kind: source.kind, sourceId: source.id, name, day: Number(day), from }
      return doAct(addRecurring, asked, key.of(asked))
    },
    saved: () => {
      refetchTouched(addRecurring.touches)
      notify('Akan diusulkan tiap bulan di Laporan Keuangan, bagian Berulang.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Ulangi tiap bulan" onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={120} placeholder="Sewa kantor" />
      <SelectField name="day" label="Tanggal" options={days} />
      <SelectField name="from" label="Mulai bulan" options={months} />
      <p className="text-xs text-muted-foreground">
        Isinya sama dengan transaksi ini. Begitu tanggalnya tiba, Mandor mengusulkannya; yang mencatat tetap orang.
      </p>
    </FormSheet>
  )
}

/** The month of a day and the eleven after it. */
function monthsFrom(day: Day): { readonly value: string; readonly label: string }[] {
  const months: Period[] = [periodOf(day)]
  while (months.length < 12) {
    const last = months.at(-1)
    if (last) months.push(periodOf(addDays(lastDay(last), 1)))
  }
  return months.map((value) => ({ value, label: periodFormat(periodOf(firstDay(value))) }))
}

/** Names what is repeated, and moves its day. */
export function ChangeRecurringSheet({
  entry,
  onClose,
}: {
  readonly entry: RecurringEntry
  readonly onClose: () => void
}) {
  const form = useForm({
    initial: { name: entry.name, day: String(entry.day) },
    save: ({ name, day }) => {
      const { id, version, isStopped } = entry
      return ask(changeRecurring, { id, version, isStopped, name, day: Number(day) })
    },
    saved: () => {
      refetchTouched(changeRecurring.touches)
      notify('Disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Ubah ${entry.name}`} onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={120} />
      <SelectField name="day" label="Tanggal" options={days} />
    </FormSheet>
  )
}
