import { later } from '#kit/screen/client/later.tsx'
import { SeeRefund } from '../../refunds/screens/seen-refund.ts'
import { NumberButton } from './number-button.tsx'

const sheets = {
  payment: later(() => import('../acts/see-payment.tsx').then((parts) => parts.SeePayment)),
  return: later(() => import('../acts/see-return.tsx').then((parts) => parts.SeeReturn)),
  'credit-note': later(() => import('../acts/see-credit-note.tsx').then((parts) => parts.SeeCreditNote)),
  refund: SeeRefund,
}

interface OpenNumberProps {
  readonly kind: keyof typeof sheets
  readonly id: string
  readonly number: string | null
}

/** The number of a payment, a return, a credit note or a refund: opens it at the side, with its photos and papers. */
export function OpenNumber({ kind, ...paper }: OpenNumberProps) {
  return <NumberButton {...paper} Seen={sheets[kind]} />
}
