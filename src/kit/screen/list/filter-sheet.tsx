import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { FilterControl } from './filter-control.tsx'
import type { ListFilter } from './filter.ts'
import type { ListState } from './list-state.ts'

interface FilterSheetProps {
  readonly filters: readonly ListFilter[]
  readonly state: ListState
  readonly onClose: () => void
}

/** All filters in a panel; the list behind follows at once. */
export function FilterSheet({ filters, state, onClose }: FilterSheetProps) {
  const foot = (
    <>
      <Button variant="ghost" onClick={state.clear}>
        Hapus semua filter
      </Button>
      <Button variant="filled" onClick={onClose}>
        Tampilkan
      </Button>
    </>
  )
  return (
    <Sheet open onClose={onClose} title="Filter" width="w-96" foot={foot}>
      <div className="grid gap-6 p-5">
        {filters.map((filter) => (
          <section key={filter.key} aria-label={filter.label}>
            {filter.kind !== 'flag' && <h3 className="mb-2 text-small font-medium">{filter.label}</h3>}
            <FilterControl filter={filter} params={state.params} onChange={(changes) => state.set(changes)} />
          </section>
        ))}
      </div>
    </Sheet>
  )
}
