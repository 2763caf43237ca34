import { Suspense, useState, type ComponentType } from 'react'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { useOpened } from './use-opened.ts'

interface Paper {
  readonly id: string
  readonly label: string
}

type Opened = ReturnType<typeof useOpened>

interface PaperListProps<Row extends Paper> extends Omit<
  Parameters<typeof ListPage<Row>>[0],
  'path' | 'filters' | 'defaultSort' | 'nameOf' | 'linkOf'
> {
  readonly filtersOf: () => readonly ListFilter[]
  /** The paper itself, open beside the list. */
  readonly See: ComponentType<{ readonly id: string; readonly walk: Opened['walk']; readonly onClose: Opened['close'] }>
}

/** A list of papers of buying, the newest first; the one that the address names stands open beside it. */
export function PaperList<Row extends Paper>({ filtersOf, See, ...list }: PaperListProps<Row>) {
  const [filters] = useState(filtersOf)
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
      />
      {opened.id && (
        <Suspense>
          <See id={opened.id} walk={opened.walk} onClose={opened.close} />
        </Suspense>
      )}
    </>
  )
}
