import { useNavigate, useSearch } from '@tanstack/react-router'
import { useNeighbours } from './use-neighbours.ts'

/**
 * The paper that stands open beside a list. The address names it (`dokumen`) and keeps the list as it is: it can be
 * copied, left by Back, and walked on from.
 */
export function useOpened(list: string) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { dokumen, buka: _buka, ...asked } = search
  const id = typeof dokumen === 'string' ? dokumen : undefined
  const linkOf = (row: { readonly id: string }) => addressOf(list, asked, row.id)
  const walk = useNeighbours(list, id === undefined ? '' : linkOf({ id }))
  const close = () => void navigate({ to: list, search: asked, replace: true, resetScroll: false })
  return { id, linkOf, walk, close }
}

function addressOf(list: string, asked: Readonly<Record<string, unknown>>, id: string): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const words = new URLSearchParams(said.map(([key, value]) => [key, String(value)]))
  words.set('dokumen', id)
  return `${list}?${words.toString()}`
}
