import Printer from 'lucide-react/icons/printer'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { addressOf } from '../client/ask.ts'
import { useMay } from '../client/use-can.ts'
import { buttonClass } from '../ui/button-class.ts'

interface PaperLinkProps<E extends Endpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly label: string
}

/** Opens a paper in a window of its own; absent for whoever may not see it. */
export function PaperLink<E extends Endpoint>({ endpoint, input, label }: PaperLinkProps<E>) {
  if (!useMay(endpoint)) return null
  return (
    <a href={addressOf(endpoint, input)} target="_blank" rel="noreferrer" className={buttonClass({})}>
      <Printer className="-ml-0.5" aria-hidden />
      {label}
    </a>
  )
}
