import { cx } from '#kit/screen/ui/cx.ts'
import { heldOf, ticked, tickedAll } from '#modules/company/accounts/matrix.ts'
import { actionWords, permissionText, subjectWords } from '#modules/company/accounts/permission-words.ts'
import {
  actionsOf,
  alwaysGranted,
  type Action,
  type Permission,
  type Subject,
} from '#modules/company/accounts/permissions.ts'
import { MatrixTick } from './matrix-tick.tsx'

interface MatrixRowProps {
  readonly subject: Subject
  readonly columns: readonly Action[]
  readonly held: ReadonlySet<string>
  readonly was: ReadonlySet<string>
  readonly isFixed: boolean | undefined
  /** What this person does not hold, they may not give. */
  readonly mayGive: (right: string) => boolean
  readonly write: (next: ReadonlySet<string>) => void
}

/** One module: its ticks, what else it knows by name, and all of it at once. Muted while nothing of it is held. */
export function MatrixRow({ subject, columns, held, was, isFixed, mayGive, write }: MatrixRowProps) {
  const rights = actionsOf[subject].map((action): Permission => `${action} ${subject}`)
  const mine = rights.filter(mayGive)
  const isSeen = rights.some((right) => held.has(right))
  const tick = (action: Action) => {
    const right: Permission = `${action} ${subject}`
    const isBarred = isFixed !== true && !held.has(right) && !mayGive(right)
    return (
      <MatrixTick
        label={permissionText(right)}
        state={held.has(right) ? 'all' : 'none'}
        change={held.has(right) === was.has(right) ? undefined : held.has(right) ? 'added' : 'removed'}
        isFixed={isFixed === true || isBarred || alwaysGranted.includes(right)}
        why={isBarred ? 'Anda sendiri tidak punya izin ini, jadi tidak bisa memberikannya.' : undefined}
        onChange={(isOn) => write(ticked(held, right, isOn))}
      />
    )
  }
  return (
    <tr className="group [&>*]:border-b [&>*]:border-border-subtle hover:[&>*]:bg-row-hover">
      <th
        scope="row"
        className={cx(
          'sticky left-0 z-1 h-10 bg-card py-1.5 pr-2 pl-5 text-left font-medium max-md:h-12 max-md:pl-3 lg:static',
          !isSeen && 'font-normal text-muted-foreground',
        )}
      >
        {subjectWords[subject]}
      </th>
      {columns.map((action) => (
        <td key={action} className="px-1 text-center">
          {actionsOf[subject].includes(action) ? (
            tick(action)
          ) : (
            <span aria-hidden className="text-subtle-foreground">
              –
            </span>
          )}
        </td>
      ))}
      <td className="px-1 whitespace-nowrap">
        {actionsOf[subject]
          .filter((action) => !columns.includes(action))
          .map((action) => (
            <span key={action} className="mr-2 inline-flex items-center text-small text-muted-foreground">
              {tick(action)}
              <span aria-hidden>{actionWords[action]}</span>
            </span>
          ))}
      </td>
      <td className="pr-4 text-center">
        <MatrixTick
          label={`Semua izin ${subjectWords[subject]}`}
          state={heldOf(held, mine)}
          isFixed={isFixed === true || mine.every((right) => alwaysGranted.includes(right))}
          onChange={(isOn) => write(tickedAll(held, mine, isOn))}
        />
      </td>
    </tr>
  )
}
