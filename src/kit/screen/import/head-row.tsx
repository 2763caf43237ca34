import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ImportColumnInfo } from '#kit/import/contract.ts'
import { cx } from '../ui/cx.ts'

interface HeadRowProps {
  readonly head: string
  /** The first thing that stands under it. */
  readonly example: string
  readonly columns: readonly ImportColumnInfo[]
  /** Keys that stand under some head. */
  readonly taken: readonly string[]
  readonly value: string
  readonly onChange: (key: string) => void
}

/** A head of the file, and what it becomes. */
export function HeadRow({ head, example, columns, taken, value, onChange }: HeadRowProps) {
  return (
    <tr>
      <td className="px-4 py-2">
        <span className="block truncate font-medium">{head === '' ? '(tanpa judul)' : head}</span>
        <span className="block truncate text-xs text-muted-foreground">{example || '—'}</span>
      </td>
      <td className="px-4 py-2">
        <span className="relative block">
          <select
            aria-label={`Kolom ${head} menjadi`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(
              'h-9 w-full appearance-none truncate rounded-md border bg-card pr-9 pl-3 text-sm outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring max-md:h-12 max-md:text-base',
              value === '' ? 'border-border text-muted-foreground' : 'border-input',
            )}
          >
            <option value="">Tidak dipakai</option>
            {columns.map(({ key, label, isNeeded }) => (
              <option key={key} value={key}>
                {label}
                {isNeeded ? ' *' : ''}
                {taken.includes(key) && key !== value ? ' (sudah dipakai)' : ''}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-subtle-foreground"
            aria-hidden
          />
        </span>
      </td>
    </tr>
  )
}
