import { useAsk } from '#kit/screen/client/use-ask.ts'
import { openPurchaseReturn, type PurchaseReturnRow } from '../../returns/contract.ts'
import { awaitedOf, ReturnAsked, ReturnItems, type ReturnAsking } from '../detail/return-acts.tsx'

interface ItemsProps {
  readonly row: PurchaseReturnRow
  readonly onAsk: (asking: ReturnAsking) => void
}

/** What a row of the list offers without opening the return; whether a replacement is awaited is told once the menu is open. */
export function ReturnRowItems({ row, onAsk }: ItemsProps) {
  return <ReturnItems made={row} awaited={useAwaited(row.id)} onAsk={onAsk} />
}

interface AskedProps {
  readonly row: PurchaseReturnRow
  readonly asking: ReturnAsking
  readonly onClose: () => void
}

/** The question of the act that was chosen. */
export function ReturnRowAsked({ row, asking, onClose }: AskedProps) {
  return <ReturnAsked made={row} awaited={useAwaited(row.id)} asking={asking} onClose={onClose} />
}

function useAwaited(id: string): string | undefined {
  const made = useAsk(openPurchaseReturn, { id }, { isQuiet: true }).data
  return made && awaitedOf(made)
}
