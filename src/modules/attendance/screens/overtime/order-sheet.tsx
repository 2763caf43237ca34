import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import { addOvertime, setOvertimeWorked, type OvertimeOrder } from '../../overtime/contract.ts'
import { readHalfHours } from '../../overtime/words.ts'

const blank = () => ({ employee: null as Choice | null, hours: '' })
const WRONG = 'Tulis jam per setengah, misalnya 2 atau 2,5.'

/** Writes a surat perintah lembur: who, how long, and for what. */
export function OrderSheet({ onClose }: { readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { day: today() as string, reason: '', lines: [{ key: rowKey(), ...blank() }] },
    check: ({ day, reason, lines }) => ({
      ...(!day && { day: ['Pilih tanggalnya.'] }),
      ...(!reason.trim() && { reason: ['Tulis pekerjaannya.'] }),
      ...Object.fromEntries(
        lines.flatMap(({ employee, hours }, at) => [
          ...(employee ? [] : [[`lines.${at}.employee`, ['Pilih karyawannya.']] as const]),
          ...((readHalfHours(hours) ?? 0) > 0 ? [] : [[`lines.${at}.hours`, [WRONG]] as const]),
        ]),
      ),
    }),
    save: (values) =>
      doAct(
        addOvertime,
        {
          ...{ day: values.day, reason: values.reason },
          lines: values.lines.map(({ employee, hours }) => ({
            ...{ employeeId: employee?.id ?? '', planned: readHalfHours(hours) ?? 0 },
          })),
        },
        key.of(values),
      ),
    saved: () => {
      notify('SPL dibuat. Menunggu persetujuan orang lain.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="SPL baru" onClose={onClose} saveLabel="Ajukan" width="w-144">
      <DateField name="day" label="Tanggal" today={today()} />
      <TextField name="reason" label="Pekerjaan" maxLength={200} placeholder="Cor lantai 2" />
      <Repeat name="lines" of="karyawan" blank={blank} most={100}>
        {(path) => (
          <FieldRow>
            <PickField name={`${path}.employee`} label="Karyawan" source={employeeChoices()} />
            <TextField name={`${path}.hours`} label="Lama" unit="jam" maxLength={4} />
          </FieldRow>
        )}
      </Repeat>
    </FormSheet>
  )
}

/** Says what was worked of an order: it begins with the plan. */
export function WorkedSheet({ order, onClose }: { readonly order: OvertimeOrder; readonly onClose: () => void }) {
  const form = useForm({
    initial: {
      lines: order.lines.map(({ employeeId, planned, worked }) => ({
        ...{ employeeId, hours: String((worked ?? planned) / 2).replace('.', ',') },
      })),
    },
    check: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ hours }, at) =>
          readHalfHours(hours) === undefined ? [[`lines.${at}.hours`, [WRONG]] as const] : [],
        ),
      ),
    save: ({ lines }) =>
      doAct(setOvertimeWorked, {
        ...{ id: order.id, version: order.version },
        lines: lines.map(({ employeeId, hours }) => ({ employeeId, worked: readHalfHours(hours) ?? 0 })),
      }),
    saved: () => {
      notify('Jam yang dikerjakan disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Jam ${order.number ?? 'SPL'}`} onClose={onClose}>
      {order.lines.map(({ employeeId, name }, at) => (
        <TextField key={employeeId} name={`lines.${at}.hours`} label={name} unit="jam" maxLength={4} />
      ))}
    </FormSheet>
  )
}
