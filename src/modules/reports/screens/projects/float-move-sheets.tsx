import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { giveSiteFloat, returnSiteFloat, startSiteFloat, type SiteFloat } from '#modules/finance/float/contract.ts'
import { cashStandings } from '#modules/finance/entries/contract.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const choices = (all: readonly Named[] = []) => all.map(({ id, name }) => ({ value: id, label: name }))

interface GiveSheetProps {
  readonly projectId: string
  /** Who is given more; absent: somebody is chosen. */
  readonly holder?: SiteFloat
  readonly onClose: () => void
}

/** Gives money to somebody on a site. */
export function GiveSheet({ projectId, holder, onClose }: GiveSheetProps) {
  const key = useSaveKey()
  const start = useAsk(startSiteFloat, { projectId })
  const held = holder && [{ id: holder.holderId, name: holder.holderName }]
  const isOwed = holder?.balance.startsWith('-')
  const form = useForm({
    initial: {
      ...{ holderId: holder?.holderId ?? '', amount: isOwed ? (holder?.balance.slice(1) ?? '') : '' },
      ...{ fromCashAccountId: '', date: today() as string, memo: '' },
    },
    check: (values) => ({
      ...(!values.holderId && { holderId: ['Pilih pemegangnya.'] }),
      ...(!values.amount && { amount: ['Isi jumlahnya.'] }),
      ...(!values.fromCashAccountId && { fromCashAccountId: ['Pilih kas atau banknya.'] }),
    }),
    save: (values) => doAct(giveSiteFloat, { projectId, ...values, memo: values.memo || null }, key.of(values)),
    saved: ({ number }) => {
      refetchTouched(giveSiteFloat.touches)
      notify(`${number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Beri kas lapangan" onClose={onClose}>
      <SelectField
        name="holderId"
        label="Pemegang"
        options={choices(start.data?.holders ?? held)}
        hint="Yang berhak mencatat biaya di proyek ini."
      />
      <MoneyField name="amount" label="Jumlah" />
      <SelectField name="fromCashAccountId" label="Dari" options={choices(start.data?.cashAccounts)} />
      <DateField name="date" label="Tanggal" today={today()} />
      <TextField name="memo" label="Keperluan" optional maxLength={200} />
    </FormSheet>
  )
}

/** Takes back what is left with somebody on a site. */
export function ReturnSheet({ float, onClose }: { readonly float: SiteFloat; readonly onClose: () => void }) {
  const key = useSaveKey()
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  const free = BigInt(float.balance) - BigInt(float.waiting)
  const form = useForm({
    initial: { amount: free > 0n ? String(free) : '', toCashAccountId: '', date: today() as string },
    check: (values) => ({
      ...(!values.amount && { amount: ['Isi jumlahnya.'] }),
      ...(!values.toCashAccountId && { toCashAccountId: ['Pilih kas atau banknya.'] }),
    }),
    save: (values) => doAct(returnSiteFloat, { id: float.id, ...values }, key.of(values)),
    saved: ({ number }) => {
      refetchTouched(returnSiteFloat.touches)
      notify(`${number ?? ''} dicatat.`)
      onClose()
    },
  })
  const waits = float.waiting === '0' ? '' : `; ${rupiah(float.waiting)} menunggu disetujui`
  return (
    <FormSheet form={form} title={`Sisa kas ${float.holderName}`} onClose={onClose}>
      <MoneyField name="amount" label="Dikembalikan" hint={`Saldo ${rupiah(float.balance)}${waits}.`} />
      <SelectField name="toCashAccountId" label="Ke" options={choices(places.data)} />
      <DateField name="date" label="Tanggal" today={today()} />
    </FormSheet>
  )
}
