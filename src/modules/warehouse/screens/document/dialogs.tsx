import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import * as contract from '#modules/warehouse/documents/contract.ts'
import type { StockDocument, StockDocumentLine } from '#modules/warehouse/documents/contract.ts'

/** Takes the whole document back. */
export function VoidDocument({
  document,
  onClose,
}: {
  readonly document: StockDocument
  readonly onClose: () => void
}) {
  const undo = useAct(contract.voidStockDocument, { say: `${document.label} dibatalkan.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan ${document.label}?`}
      text="Barang kembali seperti sebelum mutasi ini, dengan nilai semula. Nomornya tetap tersimpan."
      act="Batalkan mutasi"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id: document.id, version: document.version, reason })}
      onClose={onClose}
    />
  )
}

interface ReverseLineProps {
  readonly document: StockDocument
  readonly line: StockDocumentLine
  readonly onClose: () => void
}

/** Takes one line back and leaves the others. */
export function ReverseLine({ document, line, onClose }: ReverseLineProps) {
  const undo = useAct(contract.reverseStockLine, { say: `Baris ${line.itemName} dibalik.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Balik baris ${line.itemName}?`}
      text="Hanya baris ini yang dibalik, dengan nilai semula. Baris lain tetap."
      act="Balik baris"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id: document.id, lineId: line.id, version: document.version, reason })}
      onClose={onClose}
    />
  )
}
