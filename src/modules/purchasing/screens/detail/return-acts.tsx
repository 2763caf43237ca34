import Ban from 'lucide-react/icons/ban'
import PackageX from 'lucide-react/icons/package-x'
import Printer from 'lucide-react/icons/printer'
import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { VoidItem } from '#kit/screen/document/row-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import {
  closeReplacement,
  voidPurchaseReturn,
  type PurchaseReturnDetail,
  type PurchaseReturnRow,
} from '../../returns/contract.ts'
import { printPurchase } from './print.ts'
import { VoidAsked } from './taking-back.tsx'

/** What of a return's acts asks something first. */
export type ReturnAsking = 'void' | 'close'

/** What giving up on its replacement takes off the debt; absent where none is awaited. */
export function awaitedOf({ can, awaited }: PurchaseReturnDetail): string | undefined {
  return can.includes('close-replacement') ? awaited : undefined
}

interface ItemsProps {
  readonly made: Pick<PurchaseReturnRow, 'id' | 'state'>
  readonly awaited?: string | undefined
  readonly onAsk: (asking: ReturnAsking) => void
}

/** What can be done with a return: its paper, giving up on its replacement, or taking it back. */
export function ReturnItems({ made: { id, state }, awaited, onAsk }: ItemsProps) {
  const mayVoid = useMay(voidPurchaseReturn) && state === 'posted'
  return (
    <>
      <MenuItem icon={<Printer />} onSelect={() => void printPurchase('retur', id)}>
        Cetak retur
      </MenuItem>
      {awaited !== undefined && (
        <MenuItem icon={<PackageX />} onSelect={() => onAsk('close')}>
          Pengganti tidak datang
        </MenuItem>
      )}
      {mayVoid && (
        <VoidItem icon={<Ban />} onSelect={() => onAsk('void')}>
          Batalkan retur
        </VoidItem>
      )}
    </>
  )
}

interface AskedProps {
  readonly made: Pick<PurchaseReturnRow, 'id' | 'label' | 'version'>
  readonly awaited?: string | undefined
  readonly asking: ReturnAsking
  readonly onClose: () => void
}

/** The question of the act that was chosen. */
export function ReturnAsked({ made, awaited = '0', asking, onClose }: AskedProps) {
  const { id, label, version } = made
  const say = `Sisa pengganti ${label} menjadi potongan hutang.`
  const close = useAct(closeReplacement, { say, onDone: onClose })
  return asking === 'close' ? (
    <Confirm
      asksReason
      title={`Tutup pengganti ${label}?`}
      text={`${rupiah(awaited)} dipotong dari hutang, atau menjadi kredit bila tagihannya sudah lunas. Pesanan tidak menunggu barangnya lagi.`}
      act="Jadikan potongan hutang"
      doing={close}
      onConfirm={(reason) => void close.now({ id, version, reason })}
      onClose={onClose}
    />
  ) : (
    <VoidAsked
      act={voidPurchaseReturn}
      paper={made}
      name="retur"
      text="Barang kembali ke stok dengan nilai semula, dan hutang kembali seperti sebelum retur."
      onDone={onClose}
      onClose={onClose}
    />
  )
}
