import { doAct } from '#kit/screen/client/do-act.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { correctLeave, grantLeaveYear } from '../../leave/contract.ts'

/** Gives everybody who has a right to it their days of a year. */
export function GrantSheet({ onClose }: { readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { year: today().slice(0, 4), days: '12' },
    check: ({ year, days }): Record<string, string[]> => ({
      ...(!/^20\d\d$/.test(year) && { year: ['Tulis tahun, misalnya 2026.'] }),
      ...(!(/^\d{1,2}$/.test(days) && Number(days) > 0 && Number(days) <= 60) && {
        days: ['Tulis hari, 1 sampai 60.'],
      }),
    }),
    save: (values) => doAct(grantLeaveYear, { year: Number(values.year), days: Number(values.days) }, key.of(values)),
    saved: ({ people, expired }) => {
      notify(`${people} orang mendapat jatah${expired > 0 ? `, sisa lama ${expired} orang hangus` : ''}.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Jatah cuti tahunan" onClose={onClose} saveLabel="Beri jatah">
      <p className="text-muted-foreground">
        Semua yang genap setahun bekerja mendapat jatahnya sekali, berlaku sampai akhir tahun. Yang sudah punya
        dilewati.
      </p>
      <TextField name="year" label="Tahun" maxLength={4} inputMode="numeric" />
      <TextField name="days" label="Hari" maxLength={2} inputMode="numeric" />
    </FormSheet>
  )
}

/** Corrects what is left to an employee, by half days. */
export function CorrectSheet({
  of,
  onClose,
}: {
  of: { readonly id: string; readonly name: string }
  onClose: () => void
}) {
  const key = useSaveKey()
  const form = useForm({
    initial: { days: '', note: '' },
    check: ({ days, note }): Record<string, string[]> => ({
      ...(halves(days) === undefined && { days: ['Tulis hari, misalnya 3 atau -1,5.'] }),
      ...(!note.trim() && { note: ['Tulis alasannya.'] }),
    }),
    save: (values) => {
      const { days, note } = values
      return doAct(correctLeave, { employeeId: of.id, halfDays: halves(days) ?? 0, note }, key.of(values))
    },
    saved: () => {
      notify('Koreksi disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Koreksi cuti ${of.name}`} onClose={onClose}>
      <TextField name="days" label="Tambah atau kurang (hari)" maxLength={6} placeholder="-1,5" />
      <TextField name="note" label="Alasan" maxLength={200} />
    </FormSheet>
  )
}

// '3', '-1,5', '0,5'; nothing but halves, and not nothing.
function halves(text: string): number | undefined {
  const found = /^(-?)(\d{1,3})(?:[.,]([05]))?$/.exec(text.trim())
  if (!found) return undefined
  const count = Number(found[2]) * 2 + (found[3] === '5' ? 1 : 0)
  return count === 0 ? undefined : count * (found[1] ? -1 : 1)
}
