import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { thousands } from '#ground/format.ts'
import { PAGE_SIZES, type ListAnswer } from '#kit/list/columns.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { countText } from './count-text.ts'
import type { ListState } from './list-state.ts'

/** Which rows these are of how many, rows per page, and the way on. */
export function ListPager({ answer, state }: { readonly answer: ListAnswer<unknown>; readonly state: ListState }) {
  const { page, size } = state
  const first = (page - 1) * size + 1
  const last = first + answer.rows.length - 1
  const pages = Math.max(1, Math.ceil(answer.count / size))
  return (
    <div className="flex h-11 flex-none items-center gap-2 border-t border-border pr-2 pl-4 text-small text-muted-foreground figures max-md:-mx-4 max-md:h-14 max-md:border-t-0 max-md:bg-card">
      <span>
        {answer.rows.length === 0
          ? '0'
          : `${thousands(String(first))}–${thousands(String(last))} dari ${countText(answer)}`}
      </span>
      <label className="relative ml-auto flex items-center max-md:hidden">
        <span className="sr-only">Baris per halaman</span>
        <select
          value={size}
          onChange={(event) =>
            state.set({ size: event.target.value === String(state.usualSize) ? undefined : event.target.value })
          }
          className="field-sizing-content h-7 appearance-none rounded-md bg-transparent pr-6 pl-2 hover:bg-muted [&>option]:bg-popover"
        >
          {PAGE_SIZES.map((choice) => (
            <option key={choice} value={choice}>
              {choice} per halaman
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-1.5 size-3.5" aria-hidden />
      </label>
      <nav aria-label="Halaman" className="flex items-center gap-0.5 max-md:ml-auto md:ml-2">
        <IconButton
          size="sm"
          plain
          label="Halaman sebelumnya"
          icon={<ChevronLeft />}
          disabled={!answer.prev}
          onClick={() => state.turn({ before: answer.prev, page: Math.max(1, page - 1) })}
        />
        <span
          aria-current="page"
          aria-label={`Halaman ${page} dari ${pages}`}
          className="grid h-7 min-w-7 place-items-center rounded-md bg-primary-soft px-1.5 font-semibold text-primary-soft-foreground"
        >
          {thousands(String(page))}
        </span>
        {pages > 1 && (
          <span className="px-1.5 text-subtle-foreground" aria-hidden>
            / {thousands(String(pages))}
            {answer.isCountCapped ? '+' : ''}
          </span>
        )}
        <IconButton
          size="sm"
          plain
          label="Halaman berikutnya"
          icon={<ChevronRight />}
          disabled={!answer.next}
          onClick={() => state.turn({ after: answer.next, page: page + 1 })}
        />
      </nav>
    </div>
  )
}
