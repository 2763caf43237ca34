import type { ReactNode } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import { addBonusRun } from '../../runs/contract.ts'
import { useOpenRun } from './open-run.ts'

const blank = () => ({ employee: null as Choice | null, amount: '' })

/** Works out a bonus: a typed amount for each person who is named. */
export function AddBonusRun({ children }: { readonly children: ReactNode }) {
  const opened = useOpenRun()
  const key = useSaveKey()
  const inputOf = ({ payDate, label, people }: Values) => ({
    ...{ payDate, label: label.trim() || null },
    people: people.map(({ employee, amount }) => ({ employeeId: employee?.id ?? '', amount })),
  })
  const form = useForm({
    initial: { payDate: today() as string, label: '', people: [{ ...blank(), key: rowKey() }] } as Values,
    draft: 'slip-gaji/tambah/bonus',
    check: (values) => {
      const errors = shapeErrors(addBonusRun.input, inputOf(values))
      return Object.fromEntries(
        Object.entries(errors).map(([path, texts]) =>
          path.endsWith('.employeeId') ? [path.replace(/Id$/, ''), ['Pilih karyawannya.']] : [path, texts],
        ),
      )
    },
    save: (values) => doAct(addBonusRun, inputOf(values), key.of(values)),
    saved: opened,
  })
  return (
    <FormPage form={form} title="Hitung gaji" back="/slip-gaji/" saveLabel="Hitung">
      {children}
      <FormSection title="Bonus" help="Kena PPh 21 bersama gaji bulan dibayarnya; tidak dipotong BPJS dan kasbon.">
        <FieldRow>
          <DateField name="payDate" label="Tanggal dibayar" today={today()} />
          <TextField name="label" label="Keterangan" optional maxLength={60} placeholder="Bonus akhir tahun" />
        </FieldRow>
      </FormSection>
      <FormSection title="Siapa dan berapa">
        <Repeat name="people" of="orang" blank={blank} most={500}>
          {(path) => (
            <FieldRow>
              <PickField name={`${path}.employee`} label="Karyawan" source={employeeChoices()} />
              <MoneyField name={`${path}.amount`} label="Jumlah bonus" />
            </FieldRow>
          )}
        </Repeat>
      </FormSection>
    </FormPage>
  )
}

interface Values {
  readonly payDate: string
  readonly label: string
  readonly people: readonly { readonly key: string; readonly employee: Choice | null; readonly amount: string }[]
}
