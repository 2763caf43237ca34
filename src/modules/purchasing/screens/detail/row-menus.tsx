import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { RowMenu, VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { voidHandover } from '../../handovers/contract.ts'
import type { PurchaseHandover, PurchaseReceipt } from '../../orders/detail.ts'
import { voidSupplierPayment, type SupplierPaymentRow } from '../../payments/contract.ts'
import { deleteReceipt, postReceipt, voidReceipt } from '../../receipts/contract.ts'
import { closeReplacement, voidPurchaseReturn, type PurchaseReturnRow } from '../../returns/contract.ts'
import { printPurchase } from './print.ts'

interface ReceiptMenuProps {
  readonly receipt: Pick<PurchaseReceipt, 'id' | 'label' | 'state' | 'version'>
  /** After its draft was thrown away. */
  readonly onGone?: () => void
}

/** What can be done with a receipt: its paper, the books, taking it back, or throwing its draft away. */
export function ReceiptMenu({ receipt, onGone }: ReceiptMenuProps) {
  const [asking, setAsking] = useState<'void' | 'delete'>()
  const { id, version, label, state } = receipt
  const mayDelete = useCan(deleteReceipt.permission)
  const mayPost = useCan(postReceipt.permission) && state === 'draft'
  const close = () => setAsking(undefined)
  const post = useAct(postReceipt, { say: (done) => `Penerimaan ${done.number ?? ''} dicatat.` })
  const undo = useAct(voidReceipt, { say: `${label} dibatalkan.`, onDone: close })
  const drop = useAct(deleteReceipt, { say: 'Draf penerimaan dihapus.', onDone: onGone ?? close })
  return (
    <>
      <RowMenu label={`Tindakan ${label}`}>
        <MenuItem onSelect={() => void printPurchase('terima-barang', id)}>Cetak bukti terima</MenuItem>
        {mayPost && <MenuItem onSelect={() => void post.now({ id, version })}>Masukkan ke stok</MenuItem>}
        {mayDelete && state === 'draft' && <VoidItem onSelect={() => setAsking('delete')}>Hapus draf</VoidItem>}
        {mayDelete && state === 'posted' && <VoidItem onSelect={() => setAsking('void')}>Batalkan penerimaan</VoidItem>}
      </RowMenu>
      {asking === 'delete' && (
        <Confirm
          isDanger
          title="Hapus draf penerimaan ini?"
          text="Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari."
          act="Hapus draf"
          doing={drop}
          onConfirm={() => void drop.now({ id })}
          onClose={close}
        />
      )}
      {asking === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan penerimaan ${label}?`}
          text="Barang keluar lagi dari stok dengan nilai semula. Bukti terima tetap tersimpan dengan tanda BATAL."
          act="Batalkan penerimaan"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={close}
        />
      )}
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
  const mayVoid = useCan(voidHandover.permission) && handover.state === 'posted'
  const undo = useAct(voidHandover, { say: `${handover.label} dibatalkan.`, onDone: () => setAsking(false) })
  return (
    <>
      <RowMenu label={`Tindakan ${handover.label}`}>
        <MenuItem onSelect={() => void printPurchase('bast', handover.id)}>Cetak berita acara</MenuItem>
        {mayVoid && <VoidItem onSelect={() => setAsking(true)}>Batalkan berita acara</VoidItem>}
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

/** What can be done with a payment: its bukti kas keluar, or taking it back. */
export function PaymentMenu({ payment }: { readonly payment: SupplierPaymentRow }) {
  const [isAsking, setAsking] = useState(false)
  const mayVoid = useCan('delete pembelian-barang') && payment.state === 'posted'
  const undo = useAct(voidSupplierPayment, {
    say: `Pembayaran ${payment.label} dibatalkan.`,
    onDone: () => setAsking(false),
  })
  return (
    <>
      <RowMenu label={`Tindakan pembayaran ${payment.label}`}>
        <MenuItem onSelect={() => void printPurchase('kas-keluar', payment.id)}>Cetak bukti kas keluar</MenuItem>
        {mayVoid && <VoidItem onSelect={() => setAsking(true)}>Batalkan pembayaran</VoidItem>}
      </RowMenu>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan pembayaran ${payment.label}?`}
          text="Tagihan kembali belum lunas. Pembayaran tetap tersimpan dengan tanda BATAL."
          act="Batalkan pembayaran"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: payment.id, version: payment.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface ReturnMenuProps {
  readonly made: PurchaseReturnRow
  /** What giving up on its replacement takes off the debt; absent where none is awaited. */
  readonly awaited?: string | undefined
}

/** What can be done with a return. */
export function ReturnMenu({ made, awaited }: ReturnMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const close = useAct(closeReplacement, {
    say: `Sisa pengganti ${made.label} menjadi potongan hutang.`,
    onDone: () => setClosing(false),
  })
  const mayVoid = useCan('delete pembelian-barang') && made.state === 'posted'
  const undo = useAct(voidPurchaseReturn, { say: `Retur ${made.label} dibatalkan.`, onDone: () => setAsking(false) })
  return (
    <>
      <RowMenu label={`Tindakan retur ${made.label}`}>
        <MenuItem onSelect={() => void printPurchase('retur', made.id)}>Cetak retur</MenuItem>
        {awaited !== undefined && <MenuItem onSelect={() => setClosing(true)}>Pengganti tidak datang</MenuItem>}
        {mayVoid && <VoidItem onSelect={() => setAsking(true)}>Batalkan retur</VoidItem>}
      </RowMenu>
      {isClosing && awaited !== undefined && (
        <Confirm
          asksReason
          title={`Tutup pengganti ${made.label}?`}
          text={`${rupiah(awaited)} dipotong dari hutang, atau menjadi kredit bila tagihannya sudah lunas. Pesanan tidak menunggu barangnya lagi.`}
          act="Jadikan potongan hutang"
          doing={close}
          onConfirm={(reason) => void close.now({ id: made.id, version: made.version, reason })}
          onClose={() => setClosing(false)}
        />
      )}
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan retur ${made.label}?`}
          text="Barang kembali ke stok dengan nilai semula, dan hutang kembali seperti sebelum retur."
          act="Batalkan retur"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: made.id, version: made.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
