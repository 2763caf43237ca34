import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { RowMenu, VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { OrderPayment, OrderReturn } from '../../orders/detail.ts'
import { later } from '#kit/screen/client/later.tsx'
import { openPaper } from '../../papers/contract.ts'
import { voidPayment } from '../../payments/contract.ts'
import { voidCreditNote, voidReturn } from '../../returns/contract.ts'

const AmendPayment = later(() => import('../../payments/screens/amend-payment.tsx').then((parts) => parts.AmendPayment))

/** What can be done with a payment: its kwitansi, the bukti potong that came later, or taking it back. */
export function PaymentMenu({ payment }: { payment: OrderPayment }) {
  const [isAsking, setAsking] = useState(false)
  const [isAmending, setAmending] = useState(false)
  const mayAmend = useCan('update order') && payment.state === 'posted'
  const mayVoid = useCan('delete order') && payment.state === 'posted'
  const undo = useAct(voidPayment, {
    say: `Pembayaran ${payment.number ?? ''} dibatalkan.`,
    onDone: () => setAsking(false),
  })
  return (
    <>
      <RowMenu label={`Tindakan pembayaran ${payment.number ?? ''}`}>
        <MenuItem onSelect={() => void printPaper(openPaper, { kind: 'kwitansi', id: payment.id })}>
          Cetak kwitansi
        </MenuItem>
        {mayAmend && (
          <MenuItem onSelect={() => setAmending(true)}>
            {payment.withheld === '0' ? 'Ubah keterangan' : 'Bukti potong & keterangan'}
          </MenuItem>
        )}
        {mayVoid && <VoidItem onSelect={() => setAsking(true)}>Batalkan pembayaran</VoidItem>}
      </RowMenu>
      {isAmending && <AmendPayment id={payment.id} onClose={() => setAmending(false)} />}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan pembayaran ${payment.number ?? ''}?`}
          text="Invoice kembali belum lunas. Pembayaran tetap tersimpan dengan tanda BATAL."
          act="Batalkan pembayaran"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: payment.id, version: payment.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What can be done with a return or a credit note. */
export function ReturnMenu({ made }: { made: OrderReturn }) {
  const [isAsking, setAsking] = useState(false)
  const mayVoid = useCan('delete order') && made.state === 'posted'
  const isNote = made.kind === 'credit-note'
  const name = `${isNote ? 'nota kredit' : 'retur'} ${made.number ?? ''}`
  const undo = useAct(isNote ? voidCreditNote : voidReturn, {
    say: `${name} dibatalkan.`,
    onDone: () => setAsking(false),
  })
  if (!isNote && !mayVoid) return null
  return (
    <>
      <RowMenu label={`Tindakan ${name}`}>
        {isNote && (
          <MenuItem onSelect={() => void printPaper(openPaper, { kind: 'nota-retur', id: made.id })}>
            Cetak nota retur
          </MenuItem>
        )}
        {mayVoid && <VoidItem onSelect={() => setAsking(true)}>Batalkan {isNote ? 'nota kredit' : 'retur'}</VoidItem>}
      </RowMenu>
      {isAsking && (
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
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
