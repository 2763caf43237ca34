import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { briefSupplier } from '#modules/parties/suppliers/contract.ts'
import { mailPayableCard } from '../../papers/contract.ts'
import type { SupplierStatement } from '../../payables/contract.ts'

interface SendCardProps {
  readonly statement: Pick<SupplierStatement, 'supplierId' | 'from' | 'to'>
  readonly onClose: () => void
}

/** Sends the kartu hutang of a period to its supplier, by email or WhatsApp: both sides see the same balance. */
export function SendCard({ statement: { supplierId: id, from, to }, onClose }: SendCardProps) {
  const asked = useAsk(briefSupplier, { id })
  return (
    <AskedSheet title="Kirim kartu hutang" asked={asked} onClose={onClose}>
      {(supplier) => (
        <SendSheet
          label="kartu hutang"
          to={supplier.email ?? ''}
          paper={{ kind: 'kartu-hutang', id, copy: { from, to } }}
          send={({ to: email, ...letter }, key) => doAct(mailPayableCard, { id, from, to, email, ...letter }, key)}
          onClose={onClose}
        />
      )}
    </AskedSheet>
  )
}
