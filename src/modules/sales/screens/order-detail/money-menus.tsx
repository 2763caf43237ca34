import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { RowMenu, VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { OrderReturn } from '../../orders/detail.ts'
import { mailPaper } from '../../papers/contract.ts'
import {
  PaymentAsked,
  PaymentItems,
  type PaymentActsOf,
  type PaymentAsking,
} from '../../payments/screens/payment-acts.tsx'
import { voidCreditNote, voidReturn } from '../../returns/contract.ts'
import { usePrintMarked } from '../document/print-marked.ts'

const SendPaperSheet = later(() => import('../acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

/** What can be done with a payment, at the end of its row. */
export function PaymentMenu({ payment }: { readonly payment: PaymentActsOf }) {
  const [asking, setAsking] = useState<PaymentAsking>()
  return (
    <>
      <RowMenu label={`Tindakan pembayaran ${payment.number ?? ''}`}>
        <PaymentItems payment={payment} onAsk={setAsking} />
      </RowMenu>
      <PaymentAsked payment={payment} asking={asking} onClose={() => setAsking(undefined)} />
    </>
  )
}

type Made = Pick<OrderReturn, 'id' | 'kind' | 'number' | 'state' | 'version'>

/** What can be done with a return or a credit note: its paper, sent or printed, or taking it back. */
export function ReturnMenu({ made }: { readonly made: Made }) {
  const [asking, setAsking] = useState<'send' | 'void'>()
  const close = () => setAsking(undefined)
  const maySend = useMay(mailPaper)
  const mayVoid = useCan('delete order') && made.state === 'posted'
  const print = usePrintMarked()
  const isNote = made.kind === 'credit-note'
  const name = `${isNote ? 'nota kredit' : 'retur'} ${made.number ?? ''}`
  const { kind, title } = PAPERS[made.kind]
  const undo = useAct(isNote ? voidCreditNote : voidReturn, { say: `${name} dibatalkan.`, onDone: close })
  return (
    <>
      <RowMenu label={`Tindakan ${name}`}>
        <MenuItem icon={<Printer />} onSelect={() => void print(kind, made.id)}>
          Cetak {title.toLowerCase()}
        </MenuItem>
        {maySend && (
          <MenuItem icon={<Send />} onSelect={() => setAsking('send')}>
            Kirim {title.toLowerCase()}
          </MenuItem>
        )}
        {mayVoid && (
          <VoidItem icon={<Ban />} onSelect={() => setAsking('void')}>
            Batalkan {isNote ? 'nota kredit' : 'retur'}
          </VoidItem>
        )}
      </RowMenu>
      {asking === 'send' && (
        <SendPaperSheet kind={kind} id={made.id} label={`${title} ${made.number ?? ''}`} onClose={close} />
      )}
      {asking === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${name}?`}
          text={
            isNote ? 'Tagihan invoice kembali seperti semula.' : 'Barang keluar lagi dari stok dengan nilai semula.'
          }
          act="Batalkan"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: made.id, version: made.version, reason })}
          onClose={close}
        />
      )}
    </>
  )
}

const PAPERS = {
  'credit-note': { kind: 'nota-retur', title: 'Nota retur' },
  return: { kind: 'bukti-retur', title: 'Bukti retur' },
} as const
