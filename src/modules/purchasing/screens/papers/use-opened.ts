import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/** The paper that stands open beside a list: the one clicked, or the one the address names. */
export function useOpened() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const named = typeof search['dokumen'] === 'string' ? search['dokumen'] : undefined
  const [id, setId] = useState(named)
  return { id, open: (row: { readonly id: string }) => setId(row.id), close: () => setId(undefined) }
}
