import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { download } from '../client/download.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonLook } from '../ui/button-class.ts'

interface FileButtonProps<E extends Endpoint> {
  readonly endpoint: E
  readonly input: InputOf<E>
  readonly label: string
  /** Read out before the label, where several files have the same one. */
  readonly about?: string
  readonly variant?: ButtonLook['variant']
}

/** Saves a file that the server may refuse to make: a link would save the refusal, this says it. */
export function FileButton<E extends Endpoint>({ endpoint, input, label, about, variant }: FileButtonProps<E>) {
  const [isBusy, setBusy] = useState(false)
  const fetchIt = async () => {
    setBusy(true)
    await download(endpoint, input)
    setBusy(false)
  }
  return (
    <Button
      variant={variant ?? 'outline'}
      size="sm"
      icon={<Download aria-hidden />}
      isBusy={isBusy}
      onClick={() => void fetchIt()}
      aria-label={about && `${about}, ${label}`}
    >
      {label}
    </Button>
  )
}
