import { useNavigate, useSearch } from '@tanstack/react-router'
import { useNeighbours } from '#kit/screen/list/use-neighbours.ts'

const LIST = '/pembelian-barang/'

/**
 * The paper that stands open beside a list. The address names it (`dokumen`) and keeps the list as it is: it can be
 * copied, left by Back, and walked on from.
 */
export function useOpened() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { dokumen, ...list } = search
  const id = typeof dokumen === 'string' ? dokumen : undefined
  const linkOf = (row: { readonly id: string }) => addressOf(list, row.id)
  const walk = useNeighbours(LIST, id === undefined ? '' : addressOf(list, id))
  const close = () => void navigate({ to: LIST, search: list, replace: true, resetScroll: false })
  return { id, linkOf, walk, close }
}

function addressOf(list: Readonly<Record<string, unknown>>, id: string): string {
  const said = Object.entries(list).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const words = new URLSearchParams(said.map(([key, value]) => [key, String(value)]))
  words.set('dokumen', id)
  return `${LIST}?${words.toString()}`
}
