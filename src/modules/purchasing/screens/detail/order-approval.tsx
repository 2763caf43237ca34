import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ApprovalPanel } from '#kit/screen/document/approval-panel.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { decisionWords } from '#kit/posting/decisions.ts'
import { decidePurchase, purchaseLeftovers } from '../../orders/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'
import { decideRequest, requestLeftovers } from '../../requests/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'
import { Leftovers } from './leftovers.tsx'

/** An order, or a change of one, that waits for somebody's yes. */
export function OrderApproval({ order }: { readonly order: PurchaseDetail }) {
  const { amendment } = order
  const isWaiting = order.state === 'pending_approval' || amendment !== null
  const left = useAsk(purchaseLeftovers, { id: order.id }, { when: isWaiting && amendment === null })
  const decide = useAct(decidePurchase, {
    onDone: (_, { decision }) => notify(`${decisionWords[decision]}.`),
  })
  if (!isWaiting) return null
  const title = amendment
    ? `Perubahan menjadi ${rupiah(amendment.total)} menunggu persetujuan.`
    : `Pembelian senilai ${rupiah(order.total)} menunggu persetujuan.`
  return (
    <ApprovalPanel
      title={title}
      waiting={amendment ? { ...order, submittedBy: amendment.submittedBy, submittedAt: amendment.submittedAt } : order}
      decide={decide}
    >
      {amendment?.reason && <p>Alasan: {amendment.reason}</p>}
      <Leftovers rows={left.data} warehouseId={order.warehouseId} />
    </ApprovalPanel>
  )
}

/** A request that waits for somebody's yes. */
export function RequestApproval({ request }: { readonly request: RequestDetail }) {
  const isWaiting = request.state === 'pending_approval'
  const left = useAsk(requestLeftovers, { id: request.id }, { when: isWaiting })
  const decide = useAct(decideRequest, { onDone: (_, { decision }) => notify(`${decisionWords[decision]}.`) })
  if (!isWaiting) return null
  return (
    <ApprovalPanel
      title={`Permintaan senilai ${rupiah(request.estimate)} menunggu persetujuan.`}
      waiting={request}
      decide={decide}
    >
      <Leftovers rows={left.data} warehouseId={request.warehouseId} />
    </ApprovalPanel>
  )
}
