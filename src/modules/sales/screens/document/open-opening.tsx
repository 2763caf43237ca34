import { later } from '#kit/screen/client/later.tsx'
import { NumberButton } from './number-button.tsx'

// Apart from the other numbers: beside a saldo awal stand the payments that settled it.
const SeeOpening = later(() => import('../acts/see-opening.tsx').then((parts) => parts.SeeOpening))

interface OpenOpeningProps {
  readonly id: string
  readonly number: string | null
}

/** The number of what was owed before the books began: opens it at the side. */
export function OpenOpening(paper: OpenOpeningProps) {
  return <NumberButton {...paper} Seen={SeeOpening} />
}
