import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { unprovePpn } from '../contract.ts'
import { collectors } from '../rules.ts'

const ProofSheet = later(() => import('./proof-sheet.tsx').then((parts) => parts.ProofSheet))

/** PPN that the customer remits himself: it waits for the proof, or was proven. */
export function CollectedCard({ invoice }: { readonly invoice: InvoiceDetail }) {
  const [isProving, setProving] = useState(false)
  const { ppnCollector: by, ppnCollected, ppnWaiting, ppnProofNo: proofNo, ppnProofDate: proofDate } = invoice
  if (by === null) return null
  const isWaiting = ppnWaiting !== '0'
  return (
    <Card title={isWaiting ? 'PPN menunggu bukti' : 'PPN dipungut pelanggan'}>
      <p className="font-medium figures">{rupiah(isWaiting ? ppnWaiting : ppnCollected)}</p>
      <p className="text-small text-muted-foreground">
        Disetor sendiri oleh {collectors[by].words}, bukan tagihan kepada pelanggan.
      </p>
      {proofNo && proofDate && (
        <p className="mt-1 text-small">
          Bukti <span className="code break-all">{proofNo}</span> · {dayFormat(proofDate as Day, 'short')}
        </p>
      )}
      {invoice.can.includes('prove-ppn') && (
        <Button wide className="mt-3" onClick={() => setProving(true)}>
          Catat bukti PPN dipungut
        </Button>
      )}
      {invoice.can.includes('unprove-ppn') && <Undo invoice={invoice} />}
      {isProving && <ProofSheet invoice={invoice} onClose={() => setProving(false)} />}
    </Card>
  )
}

function Undo({ invoice }: { readonly invoice: InvoiceDetail }) {
  const [isAsking, setAsking] = useState(false)
  const undo = useAct(unprovePpn, { say: 'Bukti PPN dibatalkan.', onDone: () => setAsking(false) })
  return (
    <>
      <Button wide className="mt-3" onClick={() => setAsking(true)}>
        Batalkan bukti PPN
      </Button>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title="Batalkan bukti PPN?"
          text="PPN-nya kembali menunggu bukti. Tulis alasannya."
          act="Batalkan bukti PPN"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: invoice.id, version: invoice.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
