import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { RowMenu, VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { voidHandover } from '../../handovers/contract.ts'
import type { PurchaseHandover } from '../../orders/detail.ts'
import type { SupplierPaymentRow } from '../../payments/contract.ts'
import type { PurchaseReturnRow } from '../../returns/contract.ts'
import { PaymentAsked, PaymentItems } from './payment-acts.tsx'
import { printPurchase } from './print.ts'
import { ReceiptAsked, ReceiptItems, type ReceiptActsOf, type ReceiptAsking } from './receipt-acts.tsx'
import { ReturnAsked, ReturnItems, type ReturnAsking } from './return-acts.tsx'

interface ReceiptMenuProps {
  readonly receipt: ReceiptActsOf
  /** After its draft was thrown away. */
  readonly onGone?: () => void
}

/** What can be done with a receipt, at the end of its row. */
export function ReceiptMenu({ receipt, onGone }: ReceiptMenuProps) {
  const [asking, setAsking] = useState<ReceiptAsking>()
  const close = () => setAsking(undefined)
  return (
    <>
      <RowMenu label={`Tindakan ${receipt.label}`}>
        <ReceiptItems receipt={receipt} onAsk={setAsking} />
      </RowMenu>
      {asking && <ReceiptAsked receipt={receipt} asking={asking} onClose={close} onGone={onGone} />}
    </>
  )
}

/** What can be done with a berita acara: its paper, or taking it back. */
export function HandoverMenu({
  handover,
}: {
  readonly handover: Pick<PurchaseHandover, 'id' | 'label' | 'state' | 'version'>
}) {
  const [isAsking, setAsking] = useState(false)
  const mayVoid = useMay(voidHandover) && handover.state === 'posted'
  const undo = useAct(voidHandover, { say: `${handover.label} dibatalkan.`, onDone: () => setAsking(false) })
  return (
    <>
      <RowMenu label={`Tindakan ${handover.label}`}>
        <MenuItem icon={<Printer />} onSelect={() => void printPurchase('bast', handover.id)}>
          Cetak berita acara
        </MenuItem>
        {mayVoid && (
          <VoidItem icon={<Ban />} onSelect={() => setAsking(true)}>
            Batalkan berita acara
          </VoidItem>
        )}
      </RowMenu>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan berita acara ${handover.label}?`}
          text="Pekerjaannya dianggap belum diserahterimakan. Berita acara tetap tersimpan dengan tanda BATAL."
          act="Batalkan berita acara"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: handover.id, version: handover.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What can be done with a payment, at the end of its row. */
export function PaymentMenu({ payment }: { readonly payment: SupplierPaymentRow }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <RowMenu label={`Tindakan pembayaran ${payment.label}`}>
        <PaymentItems payment={payment} onAsk={() => setAsking(true)} />
      </RowMenu>
      {isAsking && <PaymentAsked payment={payment} onClose={() => setAsking(false)} />}
    </>
  )
}

interface ReturnMenuProps {
  readonly made: PurchaseReturnRow
  /** What giving up on its replacement takes off the debt; absent where none is awaited. */
  readonly awaited?: string | undefined
}

/** What can be done with a return, at the end of its row. */
export function ReturnMenu({ made, awaited }: ReturnMenuProps) {
  const [asking, setAsking] = useState<ReturnAsking>()
  return (
    <>
      <RowMenu label={`Tindakan retur ${made.label}`}>
        <ReturnItems made={made} awaited={awaited} onAsk={setAsking} />
      </RowMenu>
      {asking && <ReturnAsked made={made} awaited={awaited} asking={asking} onClose={() => setAsking(undefined)} />}
    </>
  )
}
