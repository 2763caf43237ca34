import { later } from '#kit/screen/client/later.tsx'

/** A refund at the side, fetched when somebody opens one. */
export const SeeRefund = later(() => import('../../screens/acts/see-refund.tsx').then((parts) => parts.SeeRefund))
