import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { bpjsProgrammes, ptkps, saveEmployeeTax, taxMethods, type TaxPage } from '../../tax/contract.ts'

interface TaxSheetProps {
  readonly of: { readonly id: string; readonly name: string }
  readonly tax: TaxPage
  readonly onClose: () => void
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const months = Array.from({ length: 12 }, (_, count) => ({ value: String(count), label: `${count} bulan` }))

/** Says PTKP, method and BPJS of a year, and what was earned in it before the slips of this application. */
export function TaxSheet({ of, tax, onClose }: TaxSheetProps) {
  const { isSet: _, year, ...known } = tax
  const initial = {
    ...known,
    healthNo: known.healthNo ?? '',
    employmentNo: known.employmentNo ?? '',
    beforeMonths: String(known.beforeMonths),
    previousSlip: known.previousSlip ?? '',
  }
  type Values = typeof initial
  const inputOf = (values: Values) => ({
    ...values,
    ...{ id: of.id, year },
    healthNo: values.healthNo.trim() || null,
    employmentNo: values.employmentNo.trim() || null,
    beforeMonths: Number(values.beforeMonths),
    previousSlip: values.previousSlip.trim() || null,
    ...zeroed(values),
  })
  const form = useForm({
    initial,
    check: (values) => shapeErrors(saveEmployeeTax.input, inputOf(values)),
    save: (values) => doAct(saveEmployeeTax, inputOf(values)),
    saved: () => {
      notify('Pajak & BPJS disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Pajak & BPJS ${year} · ${of.name}`} onClose={onClose}>
      <SelectField
        name="ptkp"
        label="Status PTKP"
        hint={`Keadaan pada 1 Januari ${year}, atau saat mulai bekerja.`}
        options={ptkps.map((value) => ({ value, label: value }))}
      />
      <SelectField name="method" label="PPh 21" options={optionsOf(taxMethods)} />
      <ChipsField name="programmes" label="Program BPJS" options={optionsOf(bpjsProgrammes)} />
      <FieldRow>
        <TextField name="healthNo" label="No. BPJS Kesehatan" optional maxLength={30} />
        <TextField name="employmentNo" label="No. BPJS Ketenagakerjaan" optional maxLength={30} />
      </FieldRow>
      <SelectField
        name="beforeMonths"
        label="Bulan yang sudah digaji sebelum memakai Mandor"
        hint="Dalam tahun ini, di perusahaan ini. Tanpa angka-angka ini pajak Desember salah."
        options={months}
      />
      <FieldRow>
        <MoneyField name="beforeGross" label="Penghasilan bruto bulan-bulan itu" optional />
        <MoneyField name="beforeDeductible" label="Iuran JHT dan JP-nya" optional />
      </FieldRow>
      <MoneyField name="beforeWithheld" label="PPh 21 yang sudah dipotong" optional />
      <FieldRow>
        <MoneyField name="previousNet" label="Neto di tempat kerja lama tahun ini" optional />
        <MoneyField name="previousWithheld" label="PPh 21 di tempat kerja lama" optional />
      </FieldRow>
      <TextField name="previousSlip" label="No. bukti potong dari tempat kerja lama" optional maxLength={40} />
    </FormSheet>
  )
}

// An empty amount is none.
function zeroed(
  values: Readonly<
    Record<'beforeGross' | 'beforeDeductible' | 'beforeWithheld' | 'previousNet' | 'previousWithheld', string>
  >,
) {
  const { beforeGross, beforeDeductible, beforeWithheld, previousNet, previousWithheld } = values
  return {
    ...{ beforeGross: beforeGross || '0', beforeDeductible: beforeDeductible || '0' },
    ...{ beforeWithheld: beforeWithheld || '0', previousNet: previousNet || '0' },
    previousWithheld: previousWithheld || '0',
  }
}
