import { useState, useSyncExternalStore } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { CashAccountField } from '#modules/journal/screens/face.tsx'
import { payRun, startRun, type RunPage } from '../../runs/contract.ts'
import { PayPeople, type PayAmounts } from './pay-people.tsx'

const isAmount = (text: string) => /^[1-9]\d*$/.test(text)
const paidOf = (amounts: PayAmounts) => Object.entries(amounts).filter(([, amount]) => isAmount(amount))

/** Says at the amount of whom more is paid than is owed to them. */
function beyond(owed: RunPage['slips'], amounts: PayAmounts): Record<string, string[]> {
  const tooMuch = owed.filter(
    ({ id, open = '0' }) => isAmount(amounts[id] ?? '') && money(amounts[id] ?? '') > money(open),
  )
  return Object.fromEntries(tooMuch.map(({ id, open = '0' }) => [`amounts.${id}`, [`Paling banyak ${rupiah(open)}.`]]))
}

/** Pays those who are ticked what is still owed to them, or a part of it, from one account; who is held is left out. */
export function PaySheet({ run, onClose }: { readonly run: RunPage; readonly onClose: () => void }) {
  const start = useAsk(startRun, {})
  const [owed] = useState(() => run.slips.filter(({ open = '0', heldReason }) => open !== '0' && heldReason === null))
  const held = run.slips.filter(({ heldReason }) => heldReason !== null).length
  const accounts = start.data?.cashAccounts ?? []
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ date: today() as string, cashAccountId: '' },
      amounts: Object.fromEntries(owed.map(({ id, open = '' }) => [id, open])) as PayAmounts,
    },
    check: ({ date, amounts }): Record<string, string[]> => ({
      ...(!date && { date: ['Pilih tanggalnya.'] }),
      ...(paidOf(amounts).length === 0 && { amounts: ['Pilih paling sedikit satu orang.'] }),
      ...beyond(owed, amounts),
    }),
    save: ({ date, cashAccountId, amounts }) => {
      const slips = paidOf(amounts).map(([id, amount]) => ({ id, amount }))
      const asked = { id: run.id, version: run.version, date, cashAccountId: cashAccountId || null, slips }
      return doAct(payRun, asked, key.of(asked))
    },
    saved: () => {
      notify('Pembayaran gaji dicatat.')
      onClose()
    },
  })
  const watched = form.store.watch('amounts')
  // Safe: the form holds nothing else at this place.
  const paid = paidOf(useSyncExternalStore(watched.subscribe, watched.read) as PayAmounts)
  const total = rupiah(sum(paid.map(([, amount]) => money(amount))))
  return (
    <FormSheet
      form={form}
      title="Bayar gaji"
      onClose={onClose}
      saveLabel={`Bayar ${paid.length} orang · ${total}`}
      busyText="Membayar…"
    >
      <DateField name="date" label="Tanggal bayar" today={today()} max={today()} />
      <CashAccountField label="Dari" accounts={accounts} usual="bank" />
      {held > 0 && <Notice tone="info">{`${held} orang ditahan dan tidak ikut dibayar.`}</Notice>}
      <PayPeople owed={owed} />
    </FormSheet>
  )
}
