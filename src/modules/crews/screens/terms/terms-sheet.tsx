import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addWorkerTerms, type WorkerTerms } from '../../terms/contract.ts'

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
    },
    check: ({ validFrom }): Record<string, string[]> => (validFrom ? {} : { validFrom: ['Pilih tanggalnya.'] }),
    save: (values) => {
      const { validFrom, meal, overtimeRate, crewFee } = values
      const asked = {
        id: of.id,
        validFrom,
        meal: meal || '0',
        overtimeRate: overtimeRate || null,
        crewFee: crewFee || '0',
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
      {of.isForeman && <MoneyField name="crewFee" label="Fee mandor per hari orang" optional />}
    </FormSheet>
  )
}
