import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/** Which sheet of a page is open. The address may ask for one by its word in `asked` (`buka`), once. */
export function useOpening<T>(
  asked: Readonly<Record<string, T>>,
): [opening: T | undefined, open: (next: T | undefined) => void] {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [opening, setOpening] = useState<T | undefined>(asked[String(search['buka'])])
  const open = (next: T | undefined) => {
    if (search['buka']) void navigate({ to: '.', search: { ...search, buka: undefined } as never, replace: true })
    setOpening(next)
  }
  return [opening, open]
}
