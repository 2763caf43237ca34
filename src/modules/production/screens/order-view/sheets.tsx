import type { OrderDetail } from '../../orders/contract.ts'
import { FailSheet, FinishSheet } from '../sheets/finish-sheet.tsx'
import { LabourSheet } from '../sheets/labour-sheet.tsx'
import { OrderSheet } from '../sheets/order-sheet.tsx'
import { OutputSheet } from '../sheets/output-sheet.tsx'
import { UseSheet } from '../sheets/use-sheet.tsx'
import type { Opening } from './next-step.tsx'

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
