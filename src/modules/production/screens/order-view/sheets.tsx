import { later } from '#kit/screen/client/later.tsx'
import type { OrderDetail } from '../../orders/contract.ts'
import type { Opening } from './next-step.tsx'

const LabourSheet = later(() => import('../sheets/labour-sheet.tsx').then((parts) => parts.LabourSheet))
const OrderSheet = later(() => import('../sheets/order-sheet.tsx').then((parts) => parts.OrderSheet))
const OutputSheet = later(() => import('../sheets/output-sheet.tsx').then((parts) => parts.OutputSheet))
const UseSheet = later(() => import('../sheets/use-sheet.tsx').then((parts) => parts.UseSheet))
const FailSheet = later(() => import('../sheets/finish-sheet.tsx').then((parts) => parts.FailSheet))
const FinishSheet = later(() => import('../sheets/finish-sheet.tsx').then((parts) => parts.FinishSheet))

const SHEETS = {
  edit: OrderSheet,
  use: UseSheet,
  output: OutputSheet,
  labour: LabourSheet,
  finish: FinishSheet,
  fail: FailSheet,
} as const

interface OrderSheetsProps {
  readonly order: OrderDetail
  readonly opening: Opening
  readonly onClose: () => void
}

/** Whatever is being done with the order. */
export function OrderSheets({ order, opening, onClose }: OrderSheetsProps) {
  const Sheet = SHEETS[opening]
  return <Sheet order={order} onClose={onClose} />
}
