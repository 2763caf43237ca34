import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
import { releaseRetention, type CrewRetention, type ProjectRetention } from '../../retention/contract.ts'

interface ReleaseSheetProps {
  readonly crew: CrewRetention
  readonly accounts: ProjectRetention['cashAccounts']
  readonly onClose: () => void
}

/** Pays out what was held back of a leader's contract; it begins with all that is left. */
export function ReleaseSheet({ crew, accounts, onClose }: ReleaseSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: { amount: crew.open, guaranteeUntil: '', date: today() as string, cashAccountId: '' },
    check: ({ amount, guaranteeUntil, date }): Record<string, string[]> => ({
      ...(!amount && { amount: ['Tulis jumlahnya.'] }),
      ...(!guaranteeUntil && { guaranteeUntil: ['Pilih tanggalnya.'] }),
      ...(!date && { date: ['Pilih tanggalnya.'] }),
    }),
    save: ({ cashAccountId, ...values }) => {
      const asked = { crewId: crew.crewId, ...values, cashAccountId: cashAccountId || null }
      return doAct(releaseRetention, asked, key.of(asked))
    },
    saved: () => {
      notify('Retensi dibayarkan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Bayar retensi ${crew.crew}`} saveLabel="Bayarkan" onClose={onClose}>
      <MoneyField name="amount" label="Jumlah" />
      <DateField name="guaranteeUntil" label="Masa jaminan berakhir" today={today()} max={today()} />
      <DateField name="date" label="Tanggal bayar" today={today()} max={today()} />
      <CashAccountField label="Dari" accounts={accounts} usual="kas" />
    </FormSheet>
  )
}
