import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addEmployeePay, addWorkerPay, type PayLine } from '../../pay/contract.ts'
import type { PayRole } from '../../words.ts'

/** Whose pay it is. */
export interface PayOf {
  readonly role: PayRole
  readonly id: string
  readonly name: string
}

/** Says what somebody earns from a day on; it begins with what is valid now. */
export function PaySheet({ of, now, onClose }: { of: PayOf; now: PayLine | undefined; onClose: () => void }) {
  const isWorker = of.role === 'worker'
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ validFrom: today() as string, amount: now?.dailyRate ?? now?.monthlyBase ?? '', reason: '' },
      allowances: (now?.allowances ?? []).map((each) => ({ key: rowKey(), ...each })),
    },
    check: ({ amount, validFrom }): Record<string, string[]> => ({
      ...(!amount && { amount: ['Tulis jumlahnya.'] }),
      ...(!validFrom && { validFrom: ['Pilih tanggalnya.'] }),
    }),
    save: (values) => {
      const { validFrom, amount, reason, allowances } = values
      const since = { id: of.id, validFrom, reason: reason.trim() || null }
      if (isWorker) return doAct(addWorkerPay, { ...since, dailyRate: amount }, key.of(values))
      const kept = allowances.map(({ name, amount: each }) => ({ name, amount: each }))
      return doAct(addEmployeePay, { ...since, monthlyBase: amount, allowances: kept }, key.of(values))
    },
    saved: () => {
      notify(isWorker ? 'Upah disimpan.' : 'Gaji disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`${isWorker ? 'Upah' : 'Gaji'} ${of.name}`} onClose={onClose}>
      <DateField name="validFrom" label="Berlaku mulai" today={today()} />
      <MoneyField name="amount" label={isWorker ? 'Upah sehari' : 'Gaji pokok sebulan'} />
      {!isWorker && (
        <Repeat name="allowances" of="tunjangan tetap" blank={() => ({ name: '', amount: '' })}>
          {(path) => (
            <FieldRow>
              <TextField name={`${path}.name`} label="Tunjangan" maxLength={60} />
              <MoneyField name={`${path}.amount`} label="Jumlah" />
            </FieldRow>
          )}
        </Repeat>
      )}
      <TextField name="reason" label="Alasan" optional maxLength={200} />
    </FormSheet>
  )
}
