import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { tick as tickBox } from '#kit/screen/ui/check-box.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { payRun, startRun, type RunPage } from '../../runs/contract.ts'

/** Pays those who are ticked what is still owed to them, from one account. */
export function PaySheet({ run, onClose }: { readonly run: RunPage; readonly onClose: () => void }) {
  const start = useAsk(startRun, {})
  const owed = run.slips.filter(({ open }) => open !== undefined && open !== '0')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const paid = owed.filter(({ id }) => !left.has(id))
  const total = sum(paid.map(({ open }) => money(open ?? '0')))
  const accounts = start.data?.cashAccounts ?? []
  const key = useSaveKey()
  const form = useForm({
    initial: { date: today() as string, cashAccountId: '' },
    check: ({ date }): Record<string, string[]> => ({
      ...(!date && { date: ['Pilih tanggalnya.'] }),
    }),
    save: ({ date, cashAccountId }) => {
      const slips = paid.map(({ id, open }) => ({ id, amount: open ?? '0' }))
      const asked = { id: run.id, version: run.version, date, cashAccountId: cashAccountId || null, slips }
      return doAct(payRun, asked, key.of(asked))
    },
    saved: () => {
      notify('Pembayaran gaji dicatat.')
      onClose()
    },
  })
  const flip = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  return (
    <FormSheet
      form={form}
      title="Bayar gaji"
      onClose={onClose}
      saveLabel={`Bayar ${paid.length} orang · ${rupiah(total)}`}
      busyText="Membayar…"
    >
      <DateField name="date" label="Tanggal bayar" today={today()} max={today()} />
      <SelectField
        name="cashAccountId"
        label="Dari"
        optional
        empty="Rekening bank utama"
        options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <fieldset>
        <legend className="mb-2 font-medium">Siapa yang dibayar</legend>
        <ul className="divide-y divide-border-subtle border-y border-border-subtle">
          {owed.map(({ id, name, open }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                <input type="checkbox" className={tickBox} checked={!left.has(id)} onChange={() => flip(id)} />
                <span className="min-w-0 flex-1">{name}</span>
                <Money value={open} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </FormSheet>
  )
}
