import { cx } from '#kit/screen/ui/cx.ts'
import { halves, markText, type Marked } from '../../words.ts'

interface WeekCellProps {
  readonly row: number
  readonly column: number
  readonly label: string
  readonly mark: Marked | undefined
  /** Not approved yet. */
  readonly isWaiting: boolean
  readonly elsewhere: number
  readonly isRest: boolean
  readonly isAt: boolean
}

/** A day of somebody; the cursor may stand on it. */
export function WeekCell({ row, column, label, mark, isWaiting, elsewhere, isRest, isAt }: WeekCellProps) {
  const text = mark ? markText(mark) : elsewhere > 0 ? `(${halves(elsewhere)})` : ''
  const words = mark
    ? `${text}${isWaiting ? ', belum disetujui' : ', disetujui'}`
    : elsewhere > 0
      ? `${halves(elsewhere)} di proyek lain`
      : 'belum ditandai'
  const isUsual = mark !== undefined && text === '1'
  return (
    <td
      tabIndex={isAt ? 0 : -1}
      data-row={row}
      data-column={column}
      aria-label={`${label}: ${words}`}
      className={cx(
        'h-11 cursor-cell border-b border-l border-border-subtle p-0 text-center figures focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isRest && 'bg-muted/50',
      )}
    >
      <span
        className={cx(
          'mx-auto grid h-7 min-w-7 w-fit place-items-center rounded px-1.5 text-small',
          !mark && 'text-muted-foreground',
          mark && isWaiting && 'font-semibold underline decoration-dotted underline-offset-4',
          mark &&
            !isUsual &&
            (mark.absence
              ? 'bg-info-soft text-info'
              : mark.halfDays + mark.restHours === 0
                ? 'bg-danger-soft text-danger'
                : 'bg-warning-soft text-warning'),
        )}
      >
        {text}
      </span>
    </td>
  )
}
