import { Fragment } from 'react'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import { heldOf, tickedAll } from '#modules/company/accounts/matrix.ts'
import { actionWords, subjectGroups, subjectWords } from '#modules/company/accounts/permission-words.ts'
import { actionsOf, subjects, type Action, type Permission } from '#modules/company/accounts/permissions.ts'
import { useMayGive } from './giving.ts'
import { MatrixRow } from './matrix-row.tsx'
import { MatrixTick } from './matrix-tick.tsx'

/** Actions with a column of their own; the others stand with their names in the last. */
const columns: readonly Action[] = ['view', 'create', 'update', 'delete']

const rightsTo = (action: Action): Permission[] =>
  subjects.filter((subject) => actionsOf[subject].includes(action)).map((subject): Permission => `${action} ${subject}`)

interface PermissionMatrixProps {
  readonly name: string
  /** What is saved: what differs from it is marked. */
  readonly before: readonly string[]
  /** Shows only the modules whose name holds this. */
  readonly find?: string
  /** Nothing can be ticked: the role of owners, or somebody who may only look. */
  readonly isFixed?: boolean
  /** In a sheet it scrolls by itself; on a page the page does. */
  readonly isBoxed?: boolean
}

/** Subjects by actions. A tick brings what it needs; unticking Lihat clears the row. */
export function PermissionMatrix({ name, before, find = '', isFixed, isBoxed }: PermissionMatrixProps) {
  const { store } = useFormScope()
  const mayGive = useMayGive()
  const held = new Set(useValue<readonly string[]>(name) ?? [])
  const was = new Set(before)
  const write = (next: ReadonlySet<string>) => store.write(name, [...next].toSorted())
  const wanted = find.trim().toLowerCase()
  const groups = subjectGroups
    .map(({ title, subjects: all }) => ({
      title,
      subjects: all.filter((subject) => subjectWords[subject].toLowerCase().includes(wanted)),
    }))
    .filter((group) => group.subjects.length > 0)
  return (
    <div
      className={
        isBoxed
          ? 'max-h-[max(320px,calc(100dvh-20rem))] overflow-auto rounded-lg border border-border'
          : 'overflow-x-auto lg:overflow-visible'
      }
      role="region"
      aria-label="Matriks izin"
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-xs text-muted-foreground [&>*]:sticky [&>*]:top-0 [&>*]:z-1 [&>*]:border-y [&>*]:border-border [&>*]:bg-row-hover">
            <th scope="col" className="left-0 z-2! h-10 min-w-36 pr-2 pl-5 text-left font-medium max-md:pl-3">
              Modul
            </th>
            {columns.map((action) => (
              <th key={action} scope="col" className="w-19 px-1 text-center font-medium">
                <span className="grid justify-items-center pt-1">
                  {actionWords[action]}
                  <MatrixTick
                    label={`${actionWords[action]} semua`}
                    state={heldOf(held, rightsTo(action).filter(mayGive))}
                    isFixed={isFixed === true || !rightsTo(action).some(mayGive)}
                    onChange={(isOn) => write(tickedAll(held, rightsTo(action).filter(mayGive), isOn))}
                  />
                </span>
              </th>
            ))}
            <th scope="col" className="min-w-44 px-2 text-left font-medium">
              Lainnya
            </th>
            <th scope="col" className="w-16 pr-4 text-center font-medium">
              Semua
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.title}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={columns.length + 3}
                  className="h-8 border-b border-border-subtle bg-card pl-5 text-left text-xs font-semibold text-muted-foreground max-md:pl-3"
                >
                  {group.title}
                </th>
              </tr>
              {group.subjects.map((subject) => (
                <MatrixRow
                  key={subject}
                  subject={subject}
                  columns={columns}
                  held={held}
                  was={was}
                  isFixed={isFixed}
                  mayGive={mayGive}
                  write={write}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {groups.length === 0 && (
        <p className={cx('px-5 py-8 text-center text-muted-foreground')}>
          Tidak ada modul yang cocok dengan “{find.trim()}”.
        </p>
      )}
    </div>
  )
}
