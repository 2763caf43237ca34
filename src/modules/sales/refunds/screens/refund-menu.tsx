import Ban from 'lucide-react/icons/ban'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { RowMenu, VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { mailPaper } from '../../papers/contract.ts'
import { usePrintMarked } from '../../screens/document/print-marked.ts'
import { voidRefund, type Refund } from '../contract.ts'

const SendPaperSheet = later(() =>
  import('../../screens/acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet),
)

/** What can be done with money that went back: its voucher, printed or sent, or taking it back. */
export function RefundMenu({ refund }: { readonly refund: Refund }) {
  const { id, version } = refund
  const number = refund.number ?? ''
  const [asking, setAsking] = useState<'send' | 'void'>()
  const close = () => setAsking(undefined)
  const print = usePrintMarked()
  const maySend = useMay(mailPaper)
  const mayVoid = useMay(voidRefund) && refund.state === 'posted'
  const undo = useAct(voidRefund, { say: `Pengembalian ${number} dibatalkan.`, onDone: close })
  return (
    <>
      <RowMenu label={`Tindakan pengembalian ${number}`}>
        <MenuItem icon={<Printer />} onSelect={() => void print('pengembalian', id)}>
          Cetak bukti kas keluar
        </MenuItem>
        {maySend && (
          <MenuItem icon={<Send />} onSelect={() => setAsking('send')}>
            Kirim bukti kas keluar
          </MenuItem>
        )}
        {mayVoid && (
          <VoidItem icon={<Ban />} onSelect={() => setAsking('void')}>
            Batalkan pengembalian
          </VoidItem>
        )}
      </RowMenu>
      {asking === 'send' && (
        <SendPaperSheet kind="pengembalian" id={id} label={`Bukti kas keluar ${number}`} onClose={close} />
      )}
      {asking === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan pengembalian ${number}?`}
          text="Uangnya kembali menjadi milik pelanggan yang belum dipakai. Pengembalian tetap tersimpan dengan tanda BATAL."
          act="Batalkan pengembalian"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={close}
        />
      )}
    </>
  )
}
