import { useEffect, useRef, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { addThrRun, type startRun } from '../../runs/contract.ts'
import { bonusDueOn, feasts, type Feast } from '../../feasts/rules.ts'
import { useOpenRun } from './open-run.ts'

type Start = AnswerFrom<typeof startRun>
const FEASTS = Object.entries(feasts).map(([value, { name }]) => ({ value, label: name }))

/** Works out the holiday bonus of one feast: who has a right to it is found by religion and months of service. */
export function AddThrRun({ start, children }: { readonly start: Start; readonly children: ReactNode }) {
  const opened = useOpenRun()
  const key = useSaveKey()
  const next = start.feasts[0]
  const inputOf = ({ feast, feastOn, payDate, forAll }: Values) => ({
    ...{ feast: feast as Feast, feastOn, payDate, forAll },
  })
  const form = useForm({
    initial: {
      feast: (next?.feast ?? 'idulfitri') as string,
      feastOn: (next?.on ?? '') as string,
      payDate: (next ? paidOn(next.on as Day) : today()) as string,
      forAll: false,
    },
    draft: 'slip-gaji/tambah/thr',
    check: (values) => shapeErrors(addThrRun.input, inputOf(values)),
    save: (values) => doAct(addThrRun, inputOf(values), key.of(values)),
    saved: opened,
  })
  return (
    <FormPage form={form} title="Hitung gaji" back="/slip-gaji/" saveLabel="Hitung">
      {children}
      <FormSection
        title="Hari raya"
        help="Sebulan gaji pokok dan tunjangan tetap sesudah 12 bulan bekerja; sebelumnya seperduabelas per bulan. Pajaknya dihitung bersama gaji bulan dibayarnya."
      >
        <FieldRow>
          <SelectField name="feast" label="THR untuk" options={FEASTS} />
          <DateField name="feastOn" label="Tanggal hari raya" today={today()} />
        </FieldRow>
        <SwitchField
          name="forAll"
          label="Untuk semua karyawan"
          hint="Semua agama dibayar di hari raya ini, bila sudah disepakati bersama karyawan."
        />
        <DateField name="payDate" label="Tanggal dibayar" today={today()} />
        <Follow start={start} />
      </FormSection>
    </FormPage>
  )
}

interface Values {
  readonly feast: string
  readonly feastOn: string
  readonly payDate: string
  readonly forAll: boolean
}

// The last day in time, or today where that has gone by.
const paidOn = (feastOn: Day) => (bonusDueOn(feastOn) > today() ? bonusDueOn(feastOn) : today())

// Another feast brings its own days; those that are typed stay.
function Follow({ start }: { readonly start: Start }) {
  const { store } = useFormScope()
  const feast = useValue<string>('feast')
  const feastOn = useValue<string>('feastOn')
  const payDate = useValue<string>('payDate')
  const shown = useRef(feast)
  useEffect(() => {
    if (shown.current === feast) return
    shown.current = feast
    const on = start.feasts.find((each) => each.feast === feast)?.on ?? ''
    store.write('feastOn', on)
    if (on !== '') store.write('payDate', paidOn(on as Day))
  }, [feast, start, store])
  if (feastOn === '') return null
  const due = bonusDueOn(feastOn as Day)
  const isLate = payDate > due
  return (
    <Notice tone={isLate ? 'warning' : 'info'}>
      {`Paling lambat dibayar ${dayFormat(due, 'weekday')}, tujuh hari sebelum hari raya.`}
      {isLate && ' Yang terlambat didenda 5% dari THR, di luar THR-nya.'}
    </Notice>
  )
}
