import { Fragment } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useSecondYes } from '#kit/screen/form/second-yes.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { payManyBills, type PaymentRunStart } from '../../payments/many-contract.ts'

/** A bill that is ticked, as the list names it; `amount` is what is open. */
export interface TickedBill {
  readonly id: string
  readonly number: string
  readonly party: string
  readonly amount: string
}

interface PayBillsProps {
  readonly bills: readonly TickedBill[]
  readonly start: Asked<PaymentRunStart>
  readonly onClose: () => void
  readonly onPaid: () => void
}

/** Pays all that is left of some bills: one payment for each supplier, all of them or none. */
export function PayBillsSheet({ bills, start, onClose, onPaid }: PayBillsProps) {
  const key = useSaveKey()
  const { data, failure } = start
  const places = data?.cashAccounts ?? []
  const twins = useSecondYes({
    code: 'paid.twin',
    title: 'Ada yang mungkin sudah dibayar',
    act: 'Ini pembayaran lain, bayar',
    givenUp: 'Belum dibayar. Bandingkan dengan pembayaran yang sudah ada, lalu bayar lagi.',
  })
  const form = useForm({
    initial: { date: today() as string, cashAccountId: '', reference: '' },
    check: (values): Record<string, string[]> => ({
      ...(!values.date && { date: ['Isi tanggal bayarnya.'] }),
      ...(!values.cashAccountId && { cashAccountId: ['Pilih uangnya keluar dari mana.'] }),
    }),
    save: async (values) => {
      const isCash = places.find(({ id }) => id === values.cashAccountId)?.kind === 'kas'
      const method = isCash ? ('tunai' as const) : ('transfer' as const)
      const asked = { ...values, reference: values.reference || null, method, billIds: bills.map(({ id }) => id) }
      try {
        return await twins.through((confirmDuplicates) =>
          doAct(payManyBills, { ...asked, confirmDuplicates }, key.of({ ...asked, confirmDuplicates })),
        )
      } catch (error) {
        throw named(error, bills)
      }
    },
    saved: ({ payments, amount }) => {
      refetchTouched(payManyBills.touches)
      notify(`${payments} pembayaran dicatat, ${rupiah(amount)}.`)
      onPaid()
    },
  })
  const toPay = new Map(data?.bills.map((bill) => [bill.id, bill]))
  return (
    <>
      <FormSheet
        form={form}
        title={`Bayar ${bills.length} tagihan`}
        saveLabel={data ? `Bayar ${rupiah(data.amount)}` : 'Bayar'}
        busyText="Membayar…"
        onClose={onClose}
      >
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField
          name="cashAccountId"
          label="Dari"
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="reference" label="No. referensi" optional maxLength={60} />
        <ul className="divide-y divide-border-subtle border-y border-border-subtle">
          {bills.map((bill) => (
            <li key={bill.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {bill.party}
                <small className="block text-xs text-muted-foreground">
                  {bill.number}
                  {heldOf(toPay.get(bill.id)?.withheld)}
                </small>
              </span>
              <Money value={toPay.get(bill.id)?.cash ?? bill.amount} />
            </li>
          ))}
        </ul>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        {data && data.withoutAccount.length > 0 && (
          <Notice tone="warning">
            Belum punya rekening yang disetujui: {data.withoutAccount.join(', ')}. Hanya bisa dibayar tunai.
          </Notice>
        )}
        {data && data.advances.length > 0 && (
          <Notice tone="warning">
            Masih memegang uang muka kita:{' '}
            {data.advances.map(({ supplierId, name, amount }, at) => (
              <Fragment key={supplierId}>
                {at > 0 && ', '}
                <NameLink to={`/supplier/detail/${supplierId}`}>{name}</NameLink> {rupiah(amount)}
              </Fragment>
            ))}
            . Pakai dulu di tagihannya, supaya tidak dibayar dua kali.
          </Notice>
        )}
        <p className="text-xs text-muted-foreground">
          Sisa tiap tagihan dibayar habis; PPh yang harus dipotong tidak ikut keluar. Satu bukti kas keluar per
          supplier.
        </p>
      </FormSheet>
      {twins.dialog}
    </>
  )
}

const heldOf = (withheld: string | undefined) =>
  withheld === undefined || withheld === '0' ? '' : ` · PPh ${rupiah(withheld)} dipotong`

/** What was refused at one bill names it: 'billIds.2' is no field that one sees. */
function named(error: unknown, bills: readonly TickedBill[]): unknown {
  if (!(error instanceof ApiFailure)) return error
  const at = Object.keys(error.errors ?? {}).find((field) => field.startsWith('billIds.'))
  const bill = at === undefined ? undefined : bills[Number(at.split('.')[1])]
  return bill ? new ApiFailure(422, { message: `${bill.number}, ${bill.party}: ${error.message}` }) : error
}
