import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
import type { KasbonPage } from '../../contract.ts'
import { kasbonActs } from '../../kasbon.ts'

interface MoneySheetProps {
  readonly kasbon: KasbonPage
  /** Money that leaves, or comes back by hand. */
  readonly act: 'pay' | 'repay'
  readonly onClose: () => void
}

/** Pays a kasbon out, or takes in what somebody pays back by hand. */
export function MoneySheet({ kasbon, act, onClose }: MoneySheetProps) {
  const { id, version, number, name, open, cashAccounts } = kasbon
  const isOut = act === 'pay'
  const key = useSaveKey()
  const form = useForm({
    initial: { date: today() as string, cashAccountId: '', amount: isOut ? kasbon.amount : open },
    check: ({ date, amount }): Record<string, string[]> => ({
      ...(!date && { date: ['Pilih tanggalnya.'] }),
      ...(!amount && { amount: ['Tulis jumlahnya.'] }),
    }),
    save: ({ date, cashAccountId, amount }) => {
      const asked = { id, version, date, cashAccountId: cashAccountId || null }
      return isOut
        ? doAct(kasbonActs.pay.door, asked, key.of(asked))
        : doAct(kasbonActs.repay.door, { ...asked, amount }, key.of({ ...asked, amount }))
    },
    saved: () => {
      notify(isOut ? `${number} dibayarkan.` : 'Pengembalian dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={isOut ? `Bayarkan ${number}` : `Pengembalian ${number}`}
      saveLabel={isOut ? 'Bayarkan' : 'Terima'}
      onClose={onClose}
    >
      {isOut && (
        <p>
          <Money value={kasbon.amount} rp /> kepada <b>{name}</b>.
        </p>
      )}
      {!isOut && <MoneyField name="amount" label="Jumlah" hint="Mengurangi cicilan yang jatuh tempo paling awal." />}
      <DateField name="date" label="Tanggal" today={today()} max={today()} />
      <CashAccountField label={isOut ? 'Dari' : 'Masuk ke'} accounts={cashAccounts} usual="kas" />
    </FormSheet>
  )
}
