import { useEffect, useRef, useState } from 'react'
import { pphWords } from '#ground/pph.ts'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { listOpenBills, type OpenBill } from '../../bills/contract.ts'
import { paySupplier, startSupplierPayment, type SupplierPaymentStart } from '../../payments/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { freshPaying, PayingFields, payingInput } from './paying-fields.tsx'
import { Leaving } from './leaving.tsx'
import {
  allocationsOf,
  followedBills,
  freshBills,
  leavingOf,
  pphBase,
  proposedPph,
  type MeantBills,
  type PayValues,
} from './pay-values.ts'
import { UseAdvances } from './use-advances.tsx'
import { useTwinPaid } from './twin-question.ts'

const FreeAdvanceSheet = later(() => import('./free-advance-sheet.tsx').then((parts) => parts.FreeAdvanceSheet))

interface PaySheetProps {
  readonly supplierId: string
  readonly supplierName: string
  /** What it was asked for: only that is ticked. */
  readonly meant?: MeantBills
  readonly onClose: () => void
}

/** Money to a supplier for several bills at once, with what is withheld for the state. */
export function PaySheet({ supplierId, supplierName, meant, onClose }: PaySheetProps) {
  const bills = useAsk(listOpenBills, { id: supplierId })
  const start = useAsk(startSupplierPayment, { id: supplierId })
  const [isAhead, setAhead] = useState(false)
  const title = `Bayar ${supplierName}`
  if (isAhead) return <FreeAdvanceSheet supplier={{ id: supplierId, name: supplierName }} onClose={onClose} />
  return (
    <AskedSheet title={title} asked={bills} onClose={onClose} width="w-144">
      {(open) => (
        <AskedSheet title={title} asked={start} onClose={onClose} width="w-144">
          {(answer) => (
            <Paying
              title={title}
              start={answer}
              bills={open}
              meant={meant}
              onAhead={() => setAhead(true)}
              onClose={onClose}
            />
          )}
        </AskedSheet>
      )}
    </AskedSheet>
  )
}

interface PayingProps {
  readonly title: string
  readonly start: SupplierPaymentStart
  readonly bills: readonly OpenBill[]
  readonly meant: MeantBills | undefined
  /** Asks for an advance alone, less its PPh. */
  readonly onAhead: () => void
  readonly onClose: () => void
}

function Paying({ title, start, bills, meant, onAhead, onClose }: PayingProps) {
  const [key] = useState(newKey)
  const twins = useTwinPaid()
  const form = useForm<PayValues, { readonly number: string | null }>({
    initial: { ...freshPaying(start), bills: freshBills(bills, meant), extra: '', files: [] },
    check: (values): Record<string, string[]> =>
      leavingOf(values) > 0n || allocationsOf(values, bills).length > 0
        ? {}
        : { 'bills.0.amount': ['Pilih tagihan, atau isi uang muka.'] },
    save: (values) =>
      twins.through((confirmDuplicates) =>
        doAct(
          paySupplier,
          {
            supplierId: start.supplierId,
            ...payingInput(values),
            amount: leavingOf(values).toString(),
            allocations: allocationsOf(values, bills),
            files: [...values.files],
            confirmDuplicates,
          },
          key,
        ),
      ),
    saved: (payment) => {
      notify(`Pembayaran ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  const { store } = form
  const shown = useRef(bills)
  useEffect(() => {
    if (shown.current === bills) return
    store.write('bills', followedBills(store.read('bills') as PayValues['bills'], shown.current, bills))
    shown.current = bills
  }, [bills, store])
  return (
    <FormSheet form={form} title={title} onClose={onClose} saveLabel="Bayar" width="w-144">
      {twins.dialog}
      {start.advance !== '0' && <UseAdvances supplierId={start.supplierId} bills={bills} />}
      <div className="grid gap-3">
        {bills.length === 0 && <p className="text-muted-foreground">Tidak ada tagihan yang terbuka.</p>}
        {bills.map((bill, index) => (
          <BillRow key={bill.id} bill={bill} index={index} />
        ))}
      </div>
      <MoneyField
        name="extra"
        label="Uang muka tambahan"
        optional
        hint="Dibayar lebih dulu, dipotong dari tagihan berikutnya. PPh-nya dipotong waktu dipakai."
      />
      <Button variant="ghost" className="-ml-3 justify-self-start" onClick={onAhead}>
        Hanya uang muka, PPh sekarang
      </Button>
      <AllLeaving />
      <PayingFields start={start} />
      <AttachmentField name="files" label="Bukti bayar" optional queue={`bayar:${start.supplierId}`} />
    </FormSheet>
  )
}

function BillRow({ bill, index }: { readonly bill: OpenBill; readonly index: number }) {
  const path = `bills.${index}`
  const isOn = useValue<boolean>(`${path}.isOn`)
  const withheld = useValue<string>(`${path}.withheld`)
  useProposedPph(bill, path)
  const due = dayFormat(bill.dueDate as Day, 'dense', today())
  return (
    <fieldset className="grid min-w-0 gap-3 border-b border-border-subtle pb-3">
      <legend className="sr-only">{bill.label}</legend>
      <div className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <CheckboxField name={`${path}.isOn`} label={bill.label} className="code font-medium" />
          {bill.supplierInvoiceNo && (
            <span className="block truncate pl-6 text-xs text-muted-foreground">nota {bill.supplierInvoiceNo}</span>
          )}
        </span>
        <span className="text-right">
          <span className="block font-medium figures">{rupiah(bill.openDue)}</span>
          <span className={`block text-xs ${bill.isOverdue ? 'font-medium text-danger' : 'text-muted-foreground'}`}>
            tempo {due}
          </span>
        </span>
      </div>
      {isOn && (
        <div className="grid grid-cols-2 gap-3 pl-6 max-md:pl-0">
          <MoneyField name={`${path}.amount`} label="Dilunasi" />
          {bill.withholdingKind && (
            <MoneyField
              name={`${path}.withheld`}
              label={`${pphWords[bill.withholdingKind]} dipotong`}
              optional
              hint={pphHint(bill, withheld)}
            />
          )}
          {withheld !== '' && withheld !== '0' && (
            <TextField
              name={`${path}.proofNo`}
              label="No. bukti potong"
              optional
              maxLength={60}
              hint="Boleh menyusul."
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

function pphHint(bill: OpenBill, withheld: string): string | undefined {
  const { withholdingRate, withheldTotal } = bill
  if (!withholdingRate) return undefined
  const of = `${percentFormat(withholdingRate)} dari ${rupiah(pphBase(bill, withheld))}`
  return withheldTotal === '0' ? of : `${of}, sudah dipotong ${rupiah(withheldTotal)}`
}

// The PPh follows what is paid of the bill, until somebody types another.
function useProposedPph(bill: OpenBill, path: string): void {
  const { store } = useFormScope()
  const amount = useValue<string>(`${path}.amount`)
  const shown = useRef(amount)
  useEffect(() => {
    if (shown.current === amount) return
    const before = proposedPph(bill, shown.current)
    shown.current = amount
    if (store.read(`${path}.withheld`) === before) store.write(`${path}.withheld`, proposedPph(bill, amount))
  }, [amount, bill, path, store])
}

function AllLeaving() {
  return <Leaving amount={leavingOf(useValue<PayValues>(''))} />
}
