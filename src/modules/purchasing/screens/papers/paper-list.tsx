import Eye from 'lucide-react/icons/eye'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { useOpened } from './use-opened.ts'

interface Paper {
  readonly id: string
  readonly label: string
}

type Opened = ReturnType<typeof useOpened>

interface PaperListProps<Row extends Paper, Asking> extends Omit<
  Parameters<typeof ListPage<Row>>[0],
  'path' | 'filters' | 'defaultSort' | 'nameOf' | 'linkOf' | 'menuOf'
> {
  readonly filtersOf: () => readonly ListFilter[]
  /** The paper itself, open beside the list. */
  readonly See: ComponentType<{ readonly id: string; readonly walk: Opened['walk']; readonly onClose: Opened['close'] }>
  /** What a row offers without opening its paper. */
  readonly itemsOf: (row: Row, onAsk: (asking: Asking) => void) => ReactNode
  /** The sheet or the question of the act that was chosen; the list stays where it is. */
  readonly askedOf: (row: Row, asking: Asking, onClose: () => void) => ReactNode
}

/** A list of papers of buying, the newest first; the one that the address names stands open beside it. */
export function PaperList<Row extends Paper, Asking>(props: PaperListProps<Row, Asking>) {
  const { filtersOf, See, itemsOf, askedOf, ...list } = props
  const [filters] = useState(filtersOf)
  const [doing, setDoing] = useState<{ readonly row: Row; readonly asking: Asking }>()
  const opened = useOpened()
  return (
    <>
      <ListPage
        {...list}
        path="/pembelian-barang/"
        filters={filters}
        defaultSort="-date"
        nameOf={(row) => row.label}
        linkOf={opened.linkOf}
        menuOf={(row) => (
          <>
            <MenuGo to={opened.linkOf(row)} icon={<Eye />}>
              Lihat
            </MenuGo>
            {itemsOf(row, (asking) => setDoing({ row, asking }))}
          </>
        )}
      />
      {doing && askedOf(doing.row, doing.asking, () => setDoing(undefined))}
      {opened.id && (
        <Suspense>
          <See id={opened.id} walk={opened.walk} onClose={opened.close} />
        </Suspense>
      )}
    </>
  )
}
