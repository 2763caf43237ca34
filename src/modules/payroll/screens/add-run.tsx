import { useState, type ReactNode } from 'react'
import { addDays } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { jkkClasses, type JkkClass } from '../bpjs/words.ts'
import { addRun, startRun } from '../runs/contract.ts'
import { runKinds, type RunKind } from '../runs/words.ts'
import { AddBonusRun } from './add/add-bonus-run.tsx'
import { AddThrRun } from './add/add-thr-run.tsx'
import { useOpenRun } from './add/open-run.ts'

const BACK = '/slip-gaji/'
const KINDS = Object.entries(runKinds).map(([value, label]) => ({ value: value as RunKind, label }))
const ALL =
  'Semua karyawan yang bekerja di bulan itu dan belum ada di perhitungan lain ikut dihitung. Yang datanya belum lengkap disebut satu per satu dan tidak menahan yang lain.'
const LAST =
  'Hanya yang keluar di bulan itu: gaji sampai hari terakhirnya, PPh 21 setahun, dan semua kasbon yang tersisa.'

/** Tambah slip gaji: works out a month of everybody who is in no other run of it. */
export function AddRun() {
  const start = useAsk(startRun, {})
  return (
    <AskedPage asked={start} title="Hitung gaji" back={BACK}>
      {(data) => <NewOfKind start={data} />}
    </AskedPage>
  )
}

function NewOfKind({ start }: { readonly start: AnswerFrom<typeof startRun> }) {
  const [kind, setKind] = useState<RunKind>('monthly')
  const choice = (
    <div>
      <Segmented label="Yang dihitung" value={kind} options={KINDS} onChange={setKind} />
    </div>
  )
  if (kind === 'thr') return <AddThrRun start={start}>{choice}</AddThrRun>
  if (kind === 'bonus') return <AddBonusRun>{choice}</AddBonusRun>
  return (
    <NewRun key={kind} kind={kind} start={start}>
      {choice}
    </NewRun>
  )
}

interface NewRunProps {
  readonly kind: 'monthly' | 'last'
  readonly start: AnswerFrom<typeof startRun>
  readonly children: ReactNode
}

function NewRun({ kind, start, children }: NewRunProps) {
  const opened = useOpenRun()
  const key = useSaveKey()
  const month = periodOf(today())
  const form = useForm({
    initial: {
      month: month as string,
      payDate: lastDay(month) as string,
      jkk: start.jkk as string,
      umk: start.umk ?? '',
    },
    draft: `slip-gaji/tambah/${kind}`,
    check: (values) => shapeErrors(addRun.input, { ...inputOf(values), kind }),
    save: (values) => doAct(addRun, { ...inputOf(values), kind }, key.of(values)),
    saved: opened,
  })
  return (
    <FormPage form={form} title="Hitung gaji" back={BACK} saveLabel="Hitung">
      {children}
      <FormSection title="Bulan" help={kind === 'last' ? LAST : ALL}>
        <FieldRow>
          <SelectField name="month" label="Gaji bulan" options={monthsAround(month)} />
          <DateField name="payDate" label="Tanggal dibayar" today={today()} />
        </FieldRow>
      </FormSection>
      <FormSection title="BPJS" help="Diisi sekali; perhitungan berikutnya memakai isian yang sama.">
        <FieldRow>
          <SelectField
            name="jkk"
            label="Tingkat risiko JKK"
            options={Object.entries(jkkClasses).map(([value, label]) => ({ value, label }))}
          />
          <MoneyField
            name="umk"
            label="Upah minimum (UMK)"
            optional
            hint="Batas bawah dasar iuran BPJS Kesehatan di kota Anda."
          />
        </FieldRow>
      </FormSection>
    </FormPage>
  )
}

const inputOf = ({ month, payDate, jkk, umk }: { month: string; payDate: string; jkk: string; umk: string }) => ({
  ...{ month, payDate },
  jkk: jkk as JkkClass,
  umk: umk || null,
})

/** The next month and the twelve before it. */
function monthsAround(month: Period) {
  const months = [periodOf(addDays(lastDay(month), 1))]
  for (let one = month; months.length < 13; one = periodOf(addDays(firstDay(one), -1))) months.push(one)
  return months.map((value) => ({ value, label: periodFormat(value) }))
}
