import { tickBox } from '#kit/screen/form/choice-fields.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { heldOf } from '#modules/company/accounts/matrix.ts'

interface MatrixTickProps {
  readonly label: string
  readonly state: ReturnType<typeof heldOf>
  /** Against what is saved: a soft square around the tick. */
  readonly change?: 'added' | 'removed' | undefined
  readonly isFixed?: boolean | undefined
  /** Why it is fixed, where that is not plain. */
  readonly why?: string | undefined
  readonly onChange: (isOn: boolean) => void
}

const marks = {
  added: 'bg-success-soft [&>input]:checked:border-success [&>input]:checked:bg-success',
  removed: 'bg-danger-soft [&>input]:border-danger',
}
const told = { added: ', ditambah', removed: ', dicabut' }

/** One right, or several at once, of the matrix. */
export function MatrixTick({ label, state, change, isFixed, why, onChange }: MatrixTickProps) {
  return (
    <label title={why} className="inline-grid size-8 place-items-center align-middle max-md:size-11">
      <span className={cx('grid size-7 place-items-center rounded-md', change && marks[change])}>
        <input
          type="checkbox"
          aria-label={label + (change ? told[change] : '')}
          title={why}
          className={tickBox}
          checked={state === 'all'}
          disabled={isFixed}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some'
          }}
          onChange={() => onChange(state !== 'all')}
        />
      </span>
    </label>
  )
}
