import { Suspense } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import type { PurchaseDetail } from '../../orders/detail.ts'
import type { Opening } from './opening.ts'

const ReceiveSheet = lazy(() => import('../acts/receive-sheet.tsx').then((m) => ({ default: m.ReceiveSheet })))
const HandOverSheet = lazy(() => import('../acts/hand-over-sheet.tsx').then((m) => ({ default: m.HandOverSheet })))
const BillSheet = lazy(() => import('../acts/bill-sheet.tsx').then((m) => ({ default: m.BillSheet })))
const SeeBill = lazy(() => import('../acts/see-bill.tsx').then((m) => ({ default: m.SeeBill })))
const SeeReceipt = lazy(() => import('../acts/see-receipt.tsx').then((m) => ({ default: m.SeeReceipt })))
const SeeHandover = lazy(() => import('../acts/see-handover.tsx').then((m) => ({ default: m.SeeHandover })))
const SeePayment = lazy(() => import('../acts/see-payment.tsx').then((m) => ({ default: m.SeePayment })))
const SeeReturn = lazy(() => import('../acts/see-return.tsx').then((m) => ({ default: m.SeeReturn })))
const PaySheet = lazy(() => import('../acts/pay-sheet.tsx').then((m) => ({ default: m.PaySheet })))
const AdvanceSheet = lazy(() => import('../acts/advance-sheet.tsx').then((m) => ({ default: m.AdvanceSheet })))
const ReturnSheet = lazy(() => import('../acts/return-sheet.tsx').then((m) => ({ default: m.ReturnSheet })))
const LandedSheet = lazy(() => import('../acts/landed-sheet.tsx').then((m) => ({ default: m.LandedSheet })))
const SendOrder = lazy(() => import('../acts/send-order.tsx').then((m) => ({ default: m.SendOrder })))
const FollowUpSheet = lazy(() => import('../acts/follow-up-sheet.tsx').then((m) => ({ default: m.FollowUpSheet })))

interface SheetsProps {
  readonly order: PurchaseDetail
  readonly opening: Opening
  readonly onClose: () => void
}

/** The sheet that was asked for; each is fetched when it is first opened. */
export function Sheets({ order, opening, onClose }: SheetsProps) {
  return (
    <Suspense>
      <One order={order} opening={opening} onClose={onClose} />
    </Suspense>
  )
}

function One({ order, opening, onClose }: SheetsProps) {
  const { id, supplierId, supplierName } = order
  switch (opening.what) {
    case 'receive':
      return <ReceiveSheet orderId={id} onClose={onClose} />
    case 'hand-over':
      return <HandOverSheet order={order} onClose={onClose} />
    case 'bill':
      return <BillSheet supplierId={supplierId} orderId={id} onClose={onClose} />
    case 'see-bill':
      return <SeeBill id={opening.id} onClose={onClose} />
    case 'see-receipt':
      return <SeeReceipt id={opening.id} onClose={onClose} />
    case 'see-handover':
      return <SeeHandover id={opening.id} onClose={onClose} />
    case 'see-payment':
      return <SeePayment id={opening.id} onClose={onClose} />
    case 'see-return':
      return <SeeReturn id={opening.id} onClose={onClose} />
    case 'pay':
      return (
        <PaySheet
          supplierId={supplierId}
          supplierName={supplierName}
          meant={{ orderNumber: order.number ?? undefined }}
          onClose={onClose}
        />
      )
    case 'advance':
      return <AdvanceSheet order={order} onClose={onClose} />
    case 'return':
      return <ReturnSheet orderId={id} label={order.label} onClose={onClose} />
    case 'landed':
      return <LandedSheet order={order} onClose={onClose} />
    case 'send':
      return <SendOrder order={order} onClose={onClose} />
    case 'follow-up':
      return <FollowUpSheet order={order} onClose={onClose} />
  }
}
