import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { postProjectOpening, type OpenedUpTo } from '../../opening/contract.ts'

interface OpeningSheetProps {
  readonly projectId: string
  readonly contractValue: string
  /** Of a contract by instalments: what was billed with each and those before it. */
  readonly instalments: readonly OpenedUpTo[]
  readonly onClose: () => void
}

const heads = Object.keys(costHeads) as CostHead[]

const blank = {
  ...{ on: today() as string, billed: '', downPayment: '', retention: '', isRetentionTaxed: false },
  ...{ progressPercent: '', material: '', upah: '', alat: '', subkon: '', umum: '', notes: '' },
}

/** Catat saldo awal: what stood of a running project on the last day before the books began here. */
export function OpeningSheet({ projectId, contractValue, instalments, onClose }: OpeningSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: blank,
    save: (values) => {
      const input = {
        ...{ id: projectId, on: values.on, billed: values.billed || '0', downPayment: values.downPayment || '0' },
        ...{ retention: values.retention || '0', isRetentionTaxed: values.isRetentionTaxed },
        progressPercent: values.progressPercent || null,
        costs: heads.flatMap((head) => (values[head] ? [{ head, amount: values[head], workItemId: null }] : [])),
        notes: values.notes || null,
      }
      return doAct(postProjectOpening, input, key.of(input))
    },
    saved: ({ number }) => {
      notify(number ? `Saldo awal proyek dicatat, jurnal ${number}.` : 'Saldo awal proyek dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat saldo awal proyek" saveLabel="Catat saldo awal" onClose={onClose}>
      <p className="text-muted-foreground">
        {`Kontrak ${rupiah(contractValue)} sebelum PPN. Semua nilai di sini sebelum PPN. Invoice yang belum dibayar masuk lewat saldo awal piutang pelanggan.`}
      </p>
      <FieldRow>
        <DateField
          name="on"
          label="Per tanggal"
          today={today()}
          hint="Hari terakhir sebelum pembukuan di sini dimulai."
        />
        <PercentField name="progressPercent" label="Progres" optional hint="Dari seluruh pekerjaan." />
      </FieldRow>
      {instalments.length > 0 ? (
        <SelectField
          name="billed"
          label="Sudah ditagih sampai angsuran"
          empty="Belum ada"
          options={instalments.map(({ name, upTo }) => ({ value: upTo, label: `${name} (${rupiah(upTo)})` }))}
        />
      ) : (
        <>
          <FieldRow>
            <MoneyField name="billed" label="Sudah ditagih" optional hint="Nilai pekerjaan, sebelum potongan." />
            <MoneyField name="downPayment" label="Uang muka belum dipotong" optional />
          </FieldRow>
          <FieldRow>
            <MoneyField name="retention" label="Retensi ditahan" optional />
            <CheckboxField name="isRetentionTaxed" label="PPN retensinya sudah ditagih" />
          </FieldRow>
        </>
      )}
      <h3 className="mt-2 font-semibold">Biaya sampai hari itu</h3>
      <FieldRow>
        <MoneyField name="material" label={costHeads.material} optional />
        <MoneyField name="upah" label={costHeads.upah} optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name="alat" label={costHeads.alat} optional />
        <MoneyField name="subkon" label={costHeads.subkon} optional />
      </FieldRow>
      <MoneyField name="umum" label={costHeads.umum} optional />
      <TextField name="notes" label="Catatan" optional maxLength={300} />
    </FormSheet>
  )
}
