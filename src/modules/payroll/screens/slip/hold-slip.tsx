import Pause from 'lucide-react/icons/pause'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { holdSlip, releaseSlip, type SlipPage } from '../../runs/contract.ts'

/** Holds the pay of this person back, with a reason. */
export function HoldSlip({ slip }: { readonly slip: SlipPage }) {
  const [isAsking, setAsking] = useState(false)
  const hold = useAct(holdSlip, { say: `Gaji ${slip.name} ditahan.`, onDone: () => setAsking(false) })
  return (
    <>
      <Button icon={<Pause />} onClick={() => setAsking(true)}>
        Tahan
      </Button>
      {isAsking && (
        <Confirm
          asksReason
          title={`Tahan gaji ${slip.name}?`}
          text="Gajinya tetap tercatat sebagai utang kepadanya, dan tidak ikut dibayar sampai dilepaskan."
          act="Tahan"
          doing={hold}
          onConfirm={(reason) => void hold.now({ id: slip.id, version: slip.runVersion, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface HeldSlipProps {
  readonly slip: SlipPage
  readonly held: NonNullable<SlipPage['held']>
}

/** Says why the pay waits, and releases it. */
export function HeldSlip({ slip, held }: HeldSlipProps) {
  const release = useAct(releaseSlip, { say: `Gaji ${slip.name} dilepaskan.` })
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60">
          <strong>Pembayaran ditahan {held.by}:</strong> {held.reason}
          {release.refusal && <span className="block text-danger">{release.refusal.message}</span>}
        </p>
        {slip.can.includes('release') && (
          <Button
            isBusy={release.isBusy}
            busyText="Melepaskan…"
            onClick={() => void release.now({ id: slip.id, version: slip.runVersion })}
          >
            Lepaskan
          </Button>
        )}
      </div>
    </Notice>
  )
}
