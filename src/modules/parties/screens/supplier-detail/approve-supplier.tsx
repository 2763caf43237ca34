import Check from 'lucide-react/icons/check'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { approveSupplier, type Supplier } from '../../suppliers/contract.ts'

/** Lets us buy from a supplier that waits; only for who may approve suppliers. */
export function ApproveSupplier({ supplier }: { readonly supplier: Supplier }) {
  const approve = useAct(approveSupplier, { say: `${supplier.name} disetujui.` })
  if (!useMay(approveSupplier)) return null
  const { id, version } = supplier
  return (
    <Button
      variant="filled"
      icon={<Check />}
      isBusy={approve.isBusy}
      busyText="Menyetujui…"
      onClick={() => void approve.now({ id, version })}
    >
      Setujui supplier
    </Button>
  )
}
