import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addWorkerTerms, type WorkerTerms } from '../../terms/contract.ts'
import { feeBearers, feeWays, type FeeBearer, type FeeWay } from '../../terms/words.ts'

/** Whose terms they are; a foreman's have a fee for his crew. */
export interface TermsOf {
  readonly id: string
  readonly name: string
  readonly isForeman: boolean
}

// Nothing agreed is an empty field.
const shown = (amount: string | null | undefined) => (amount && amount !== '0' ? amount : '')

/** Says what is agreed with a worker from a day on; it begins with what is valid now. */
export function TermsSheet({ of, now, onClose }: { of: TermsOf; now: WorkerTerms | undefined; onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ validFrom: today() as string, meal: shown(now?.meal), overtimeRate: shown(now?.overtimeRate) },
      crewFee: shown(now?.crewFee),
      ...{ feeWay: now?.feeWay ?? ('man-day' as FeeWay), feePercent: shown(now?.feePercent) },
      ...{ feeBearer: now?.feeBearer ?? ('company' as FeeBearer), feeAuthority: now?.feeAuthority ?? '' },
    },
    check: ({ validFrom }): Record<string, string[]> => (validFrom ? {} : { validFrom: ['Pilih tanggalnya.'] }),
    save: (values) => {
      const { validFrom, meal, overtimeRate, crewFee, feeWay, feePercent, feeBearer, feeAuthority } = values
      const asked = {
        ...{ id: of.id, validFrom, meal: meal || '0', overtimeRate: overtimeRate || null, feeWay, feeBearer },
        ...{ crewFee: crewFee || '0', feePercent: feePercent || '0', feeAuthority: feeAuthority.trim() || null },
      }
      return doAct(addWorkerTerms, asked, key.of(values))
    },
    saved: () => {
      notify('Kesepakatan disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Kesepakatan dengan ${of.name}`} onClose={onClose}>
      <DateField name="validFrom" label="Berlaku mulai" today={today()} />
      <MoneyField name="meal" label="Uang makan per hari" optional />
      <MoneyField name="overtimeRate" label="Lembur per jam" optional />
      {of.isForeman && <FeeFields />}
    </FormSheet>
  )
}

/** How a foreman's fee is reckoned, how much it is, and who bears it. */
function FeeFields() {
  const [way, bearer] = [useValue<FeeWay>('feeWay'), useValue<FeeBearer>('feeBearer')]
  return (
    <>
      <SelectField name="feeWay" label="Fee mandor" options={optionsOf(feeWays)} />
      {way === 'percent' ? (
        <PercentField name="feePercent" label="Persen dari upah dan lembur regu" optional />
      ) : (
        <MoneyField name="crewFee" label={way === 'week' ? 'Fee per minggu' : 'Fee per hari orang'} optional />
      )}
      <SelectField name="feeBearer" label="Ditanggung" options={optionsOf(feeBearers)} />
      {bearer === 'crew' && (
        <TextField
          name="feeAuthority"
          label="Kuasa tertulis anggota"
          hint="Nomor atau tanggal surat kuasa pemotongan (PP 36/2021 pasal 64)."
        />
      )}
    </>
  )
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
