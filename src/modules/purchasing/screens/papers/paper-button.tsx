import Printer from 'lucide-react/icons/printer'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { addressOf } from '#kit/screen/client/ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { buttonClass } from '#kit/screen/ui/button-class.ts'

interface PaperButtonProps<E extends Endpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly label: string
}

/** Opens a list on paper in a window of its own; absent for whoever may not see it. */
export function PaperButton<E extends Endpoint>({ endpoint, input, label }: PaperButtonProps<E>) {
  if (!useCan(endpoint.permission)) return null
  return (
    <a href={addressOf(endpoint, input)} target="_blank" rel="noreferrer" className={buttonClass({})}>
      <Printer className="-ml-0.5" aria-hidden />
      {label}
    </a>
  )
}
