import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { paperReader } from '#kit/paper/links/contract.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { mailSlip, SLIP_KIND } from '../../papers/contract.ts'

interface SendSlipProps {
  readonly id: string
  /** The paper: 'Slip gaji Budi'. */
  readonly label: string
}

/** Sends a booked slip to its reader: by mail, locked with the day of birth, or as a link by WhatsApp; absent for whoever may not change wages. */
export function SendSlip({ id, label }: SendSlipProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(mailSlip)) return null
  return (
    <>
      <Button icon={<Send />} onClick={() => setOpen(true)}>
        Kirim
      </Button>
      {isOpen && <Sending id={id} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

function Sending({ id, label, onClose }: SendSlipProps & { readonly onClose: () => void }) {
  const reader = useAsk(paperReader, { kind: SLIP_KIND, id })
  return (
    <AskedSheet title={`Kirim ${label}`} asked={reader} onClose={onClose}>
      {({ email }) => (
        <SendSheet
          label={label}
          to={email ?? ''}
          paper={{ kind: SLIP_KIND, id }}
          send={(letter, key) => doAct(mailSlip, { id, ...letter }, key)}
          onClose={onClose}
        />
      )}
    </AskedSheet>
  )
}
