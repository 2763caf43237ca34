import { useEffect, useRef, useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { DocumentRef } from '../../contract.ts'
import { payAdvance, startAdvance, type AdvanceStart } from '../../payments/contract.ts'
import type { AdvanceBuys } from '../../payments/contract.ts'
import { AdvanceSums } from './advance-sheet.tsx'
import { advanceInput, freshAdvance, startFor, usuallyBought, type AdvanceValues } from './advance-values.ts'
import { PayingFields } from './paying-fields.tsx'
import { WithholdingFields } from './withholding-fields.tsx'
import { useTwinPaid } from './twin-question.ts'

interface FreeAdvanceSheetProps {
  readonly supplier: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

interface FreeAdvanceValues extends AdvanceValues {
  readonly buys: AdvanceBuys
}

/** Money paid to a supplier before there is an order: for services or for goods, less the PPh that falls due with it. */
export function FreeAdvanceSheet({ supplier, onClose }: FreeAdvanceSheetProps) {
  const asked = useAsk(startAdvance, { id: supplier.id })
  return (
    <AskedSheet title="Bayar uang muka" asked={asked} onClose={onClose}>
      {(start) => <Advancing start={start} supplier={supplier} onClose={onClose} />}
    </AskedSheet>
  )
}

function Advancing({ start, supplier, onClose }: FreeAdvanceSheetProps & { readonly start: AdvanceStart }) {
  const [key] = useState(newKey)
  const twins = useTwinPaid()
  const buys = usuallyBought(start)
  const form = useForm<FreeAdvanceValues, DocumentRef>({
    initial: { ...freshAdvance(startFor(start, buys)), buys },
    check: ({ amount }): Record<string, string[]> =>
      amount === '' || amount === '0' ? { amount: ['Isi jumlah uang muka.'] } : {},
    save: ({ buys: chosen, ...values }) =>
      twins.through((confirmDuplicates) =>
        doAct(
          payAdvance,
          { id: supplier.id, buys: chosen, ...advanceInput(values), amount: values.amount, confirmDuplicates },
          key,
        ),
      ),
    saved: (payment) => {
      notify(`Uang muka ${payment.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Uang muka ${supplier.name}`} onClose={onClose} saveLabel="Bayar">
      {twins.dialog}
      <MoneyField name="amount" label="Jumlah" autoFocus hint="Dipotong dari tagihan berikutnya." />
      <Reckoned start={start} />
      <PayingFields start={start} />
      <AttachmentField name="files" label="Bukti bayar" optional queue={`uang-muka-supplier:${supplier.id}`} />
    </FormSheet>
  )
}

const BUYS = [
  { value: 'jasa', label: 'Jasa: borongan, upah, sewa' },
  { value: 'barang', label: 'Barang' },
]

// The PPh that is proposed follows what is bought, until another is chosen.
function Reckoned({ start }: { readonly start: AdvanceStart }) {
  const { store } = useFormScope()
  const buys = useValue<AdvanceBuys>('buys')
  const shown = useRef(buys)
  useEffect(() => {
    if (shown.current === buys) return
    const [before, now] = [shown.current, buys].map((each) => startFor(start, each).withholdingKind ?? '')
    shown.current = buys
    if (store.read('withholdingKind') === before) store.write('withholdingKind', now)
  }, [buys, start, store])
  return (
    <>
      <SelectField name="buys" label="Untuk" options={BUYS} />
      <WithholdingFields proposals={start.withholdings} label="PPh dipotong dari uang muka" />
      <AdvanceSums start={startFor(start, buys)} />
    </>
  )
}
