import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { PurchaseRow } from '../../orders/detail.ts'
import { receiveMany, type ReceivedMany } from '../../receipts/contract.ts'

interface BulkReceiveProps {
  readonly selection: Selection
  readonly rows: readonly PurchaseRow[]
}

/** Ticked orders whose goods all came whole and sound are received at once. */
export function BulkReceive({ selection, rows }: BulkReceiveProps) {
  const [isAsking, setAsking] = useState(false)
  const mayBuy = [useCan('create pembelian-barang'), useCan('update pembelian-barang')].every(Boolean)
  const mayReceive = [mayBuy, useCan('create stock')].some(Boolean)
  const receive = useAct(receiveMany, {
    onDone: (done) => {
      setAsking(false)
      selection.clear()
      notify(saidOf(done))
    },
  })
  const waiting = rows.filter((row) => selection.has(row.id) && isComing(row))
  if (!mayReceive || waiting.length === 0) return null
  return (
    <>
      <BulkAct onClick={() => setAsking(true)}>Tandai diterima</BulkAct>
      {isAsking && (
        <Confirm
          title={`Terima ${waiting.length} pembelian?`}
          text={`Semua sisa barang ${waiting.map((row) => row.label).join(', ')} masuk stok hari ini, tanpa yang ditolak. Bila ada yang kurang atau rusak, terima pembelian itu satu per satu.`}
          act="Tandai diterima"
          doing={receive}
          onConfirm={() => void receive.now({ ids: waiting.map((row) => row.id) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function isComing(row: PurchaseRow): boolean {
  return row.state === 'posted' && row.status !== 'held' && (row.receiving === 'none' || row.receiving === 'partial')
}

function saidOf({ received, skipped }: ReceivedMany): string {
  const rest = skipped.length > 0 ? ` ${skipped.join(', ')} tidak lagi menunggu barang.` : ''
  return `${received.length} penerimaan dicatat: ${received.join(', ')}.${rest}`
}
