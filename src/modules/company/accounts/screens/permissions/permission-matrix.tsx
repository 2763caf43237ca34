import { Fragment } from 'react'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { tickBox } from '#kit/screen/form/choice-fields.tsx'
import { heldOf, ticked, tickedAll } from '#modules/company/accounts/matrix.ts'
import { actionWords, permissionText, subjectGroups, subjectWords } from '#modules/company/accounts/permission-words.ts'
import {
  actions,
  actionsOf,
  alwaysGranted,
  subjects,
  type Action,
  type Permission,
  type Subject,
} from '#modules/company/accounts/permissions.ts'

const rightsOf = (subject: Subject): Permission[] =>
  actionsOf[subject].map((action): Permission => `${action} ${subject}`)
const rightsTo = (action: Action): Permission[] =>
  subjects.filter((subject) => actionsOf[subject].includes(action)).map((subject): Permission => `${action} ${subject}`)

/** Subjects by actions. A tick brings what it needs; unticking Lihat clears the row. */
export function PermissionMatrix({ name }: { readonly name: string }) {
  const { store } = useFormScope()
  const held = new Set(useValue<readonly string[]>(name) ?? [])
  const write = (next: ReadonlySet<string>) => store.write(name, [...next].toSorted())
  return (
    <div
      className="max-h-[max(320px,calc(100dvh-20rem))] overflow-auto rounded-lg border border-border"
      role="region"
      aria-label="Matriks izin"
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0 text-small">
        <thead>
          <tr className="[&>*]:sticky [&>*]:top-0 [&>*]:z-1 [&>*]:border-b [&>*]:border-border [&>*]:bg-row-hover">
            <th scope="col" className="left-0 z-2! h-12 min-w-44 px-3 text-left font-medium max-md:min-w-36">
              Menu
            </th>
            {actions.map((action) => (
              <th key={action} scope="col" className="px-2 text-center font-medium">
                <span className="grid justify-items-center gap-1 py-1">
                  {actionWords[action]}
                  <Tick
                    label={`${actionWords[action]} semua`}
                    state={heldOf(held, rightsTo(action))}
                    onChange={(isOn) => write(tickedAll(held, rightsTo(action), isOn))}
                  />
                </span>
              </th>
            ))}
            <th scope="col" className="px-3 text-center font-medium">
              Semua
            </th>
          </tr>
        </thead>
        <tbody>
          {subjectGroups.map((group) => (
            <Fragment key={group.title}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={actions.length + 2}
                  className="border-b border-border-subtle bg-card px-3 pt-4 pb-1.5 text-left text-xs font-semibold text-muted-foreground"
                >
                  {group.title}
                </th>
              </tr>
              {group.subjects.map((subject) => (
                <Row key={subject} subject={subject} held={held} write={write} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly subject: Subject
  readonly held: ReadonlySet<string>
  readonly write: (next: ReadonlySet<string>) => void
}

function Row({ subject, held, write }: RowProps) {
  return (
    <tr className="hover:bg-row-hover [&>*]:border-b [&>*]:border-border-subtle">
      <th scope="row" className="sticky left-0 h-10 bg-card px-3 text-left font-normal max-md:h-12">
        {subjectWords[subject]}
      </th>
      {actions.map((action) => {
        const right: Permission = `${action} ${subject}`
        if (!actionsOf[subject].includes(action)) return <td key={action} aria-hidden="true" />
        return (
          <td key={action} className="px-2 text-center">
            <Tick
              label={permissionText(right)}
              state={held.has(right) ? 'all' : 'none'}
              isFixed={alwaysGranted.includes(right)}
              onChange={(isOn) => write(ticked(held, right, isOn))}
            />
          </td>
        )
      })}
      <td className="px-3 text-center">
        <Tick
          label={`Semua izin ${subjectWords[subject]}`}
          state={heldOf(held, rightsOf(subject))}
          onChange={(isOn) => write(tickedAll(held, rightsOf(subject), isOn))}
        />
      </td>
    </tr>
  )
}

interface TickProps {
  readonly label: string
  readonly state: ReturnType<typeof heldOf>
  readonly isFixed?: boolean
  readonly onChange: (isOn: boolean) => void
}

function Tick({ label, state, isFixed, onChange }: TickProps) {
  return (
    <label className="inline-grid size-8 place-items-center align-middle max-md:size-11">
      <input
        type="checkbox"
        aria-label={label}
        className={tickBox}
        checked={state === 'all' || isFixed === true}
        disabled={isFixed}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={() => onChange(state !== 'all')}
      />
    </label>
  )
}
