import { useNavigate } from '@tanstack/react-router'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { correctPaidDay } from '../corrections/contract.ts'
import { correctCrewDay, openCrewDay, type CrewDayPage } from '../days/contract.ts'
import { absences, halves, type Absence } from '../words.ts'

/** /absensi/edit-pekerja-harian/{absensiId}: a worker's day, corrected with a reason. */
export function EditWorkerDay({ absensiId }: { readonly absensiId: string }) {
  const asked = useAsk(openCrewDay, { id: absensiId })
  return (
    <AskedPage asked={asked} title="Koreksi absensi" back={`/absensi/detail-pekerja/${absensiId}`} fresh>
      {(page) => <DayForm key={page.id} page={page} />}
    </AskedPage>
  )
}

const worked = [2, 1, 3, 0].map((count) => ({ value: String(count), label: `${halves(count)} hari` }))
const away = Object.entries(absences).map(([value, label]) => ({ value, label }))
const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: `${halves(count)} jam` }))

function DayForm({ page }: { readonly page: CrewDayPage }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const { mark, id } = page
  const back = `/absensi/detail-pekerja/${id}`
  const isPaid = page.can.includes('correct-paid')
  const form = useForm({
    draft: `absensi/pekerja/${id}`,
    initial: {
      presence: isPaid ? String(mark.halfDays) : (mark.absence ?? String(mark.halfDays)),
      ...{ overtime: String(mark.overtime), restHours: String(mark.restHours), note: mark.note ?? '', reason: '' },
    },
    check: ({ reason }): Record<string, readonly string[]> =>
      reason.trim() === '' ? { reason: ['Tulis alasannya.'] } : {},
    save: ({ presence, overtime, restHours, note, reason }) => {
      const isAway = presence in absences
      if (isPaid) {
        const should = {
          halfDays: isAway ? 0 : Number(presence),
          overtime: Number(overtime),
          restHours: Number(restHours),
        }
        const said = { id, version: mark.version, ...should, reason }
        return doAct(correctPaidDay, said, key.of({ presence, overtime, restHours, note, reason }))
      }
      return doAct(
        correctCrewDay,
        {
          ...{ id, version: mark.version, workItemId: mark.workItemId, note, reason },
          absence: isAway ? (presence as Absence) : null,
          halfDays: isAway ? 0 : Number(presence),
          overtime: Number(overtime),
          restHours: Number(restHours),
        },
        key.of({ presence, overtime, restHours, note, reason }),
      )
    },
    saved: () => {
      notify('Koreksi disimpan dan menunggu persetujuan.')
      void navigate({ to: back, replace: true })
    },
  })
  return (
    <FormPage form={form} title={`Koreksi ${page.worker}`} meta={page.project} back={back}>
      <FormSection
        title={dayFormat(page.day as Day, 'weekday')}
        help={page.rest ? `${page.rest}: kerja ditandai dalam jam.` : undefined}
      >
        <FieldRow>
          <SelectField name="presence" label="Kehadiran" options={isPaid ? worked : [...worked, ...away]} />
          <SelectField name="overtime" label="Lembur" options={upTo(16)} />
        </FieldRow>
        {(page.rest !== null || mark.restHours > 0) && (
          <SelectField name="restHours" label="Jam hari libur" options={upTo(24)} />
        )}
        {!isPaid && <TextField name="note" label="Catatan" optional maxLength={300} />}
        <TextField
          name="reason"
          label="Alasan"
          maxLength={200}
          hint={
            isPaid
              ? 'Hari ini sudah dibayar dan tidak berubah: sesudah disetujui orang lain, selisihnya ikut upah minggu berikutnya.'
              : 'Orang lain menyetujuinya lagi sebelum hari ini dibayar.'
          }
        />
      </FormSection>
    </FormPage>
  )
}
