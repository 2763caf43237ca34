import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { ApprovalPanel } from '#kit/screen/document/approval-panel.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { decisionWords } from '#kit/posting/decisions.ts'
import { decideOrder } from '../../orders/act-contract.ts'
import type { OrderDetail } from '../../orders/contract.ts'

/** An order that waits for somebody's yes, or came back from them with a note. */
export function OrderApproval({ order }: { readonly order: OrderDetail }) {
  const decide = useAct(decideOrder, { onDone: (_, { decision }) => notify(`${decisionWords[decision]}.`) })
  if (order.state === 'draft' && order.decisionNote) {
    return <Notice tone="warning">Dikembalikan untuk revisi: “{order.decisionNote}”</Notice>
  }
  if (order.state !== 'pending_approval') return null
  return (
    <ApprovalPanel
      title={`Order senilai ${rupiah(order.total)} menunggu persetujuan.`}
      waiting={order}
      decide={decide}
    />
  )
}
