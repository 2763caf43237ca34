import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Empty, NoMatch } from '../ui/empty.tsx'
import { useLate } from '../ui/use-late.ts'
import type { ListColumn } from './column.ts'
import { filtersIn } from './filter.ts'
import type { ListState } from './list-state.ts'

/** What a list says when there is nothing in it at all. */
export interface FirstWords {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
}

/** In place of rows: nothing yet, or nothing that fits. */
export function NoRows({ state, first }: { readonly state: ListState; readonly first: FirstWords }) {
  const query = state.params['q']
  const isNarrowed = Boolean(query) || Object.keys(filtersIn(state.params)).length > 0
  if (isNarrowed) return <NoMatch query={query} onClear={<Button onClick={state.clear}>Hapus semua filter</Button>} />
  if (Object.keys(state.view.set).length > 0)
    return <Empty title={`Tidak ada data di "${state.view.label}".`} text="Semua sudah beres di sini." />
  return <Empty {...first} />
}

const WIDTHS = ['60%', '80%', '48%', '72%', '56%']

/** Grey bars under the real head; silent for the first 150 ms. */
export function SkeletonRows<Row>({
  columns,
  height,
}: {
  readonly columns: readonly ListColumn<Row>[]
  readonly height: number
}) {
  const isLate = useLate(150)
  return (
    <>
      {Array.from({ length: 12 }, (_, row) => (
        <tr key={row} style={{ height }} aria-hidden className={isLate ? '' : 'invisible'}>
          <td className="border-b border-border-subtle" />
          {columns.map((column, at) => (
            <td
              key={column.id}
              className={`border-b border-border-subtle px-2 ${column.align === 'right' ? 'text-right' : ''}`}
            >
              <span
                className={`inline-block animate-breathe bg-muted align-middle ${column.card === 'status' ? 'h-5 rounded-full' : 'h-2.5 rounded-sm'}`}
                style={{ width: WIDTHS[(row + at) % WIDTHS.length] }}
              />
            </td>
          ))}
          <td className="border-b border-border-subtle" />
        </tr>
      ))}
    </>
  )
}
