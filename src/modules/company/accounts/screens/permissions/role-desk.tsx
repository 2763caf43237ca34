import { useNavigate, useSearch } from '@tanstack/react-router'
import { cx } from '#kit/screen/ui/cx.ts'
import type { RoleLine } from '#modules/company/accounts/role-contract.ts'
import { RoleEditor } from './role-editor.tsx'
import { changedText, sizeText } from './role-words.ts'
import type { ScopeChoices } from './scope-fields.tsx'

interface RoleDeskProps {
  readonly roles: readonly RoleLine[]
  readonly choices: ScopeChoices
}

/** Roles at the left, the matrix of the chosen one beside them; which one stands in the address. */
export function RoleDesk({ roles, choices }: RoleDeskProps) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  // The owners' role is not changed: who comes here wants the first that can be.
  const chosen = roles.find(({ id }) => id === search['peran']) ?? roles.find(({ isOwner }) => !isOwner) ?? roles[0]
  if (!chosen) return null
  const choose = (id: string) =>
    void navigate({ to: '.', search: { ...search, peran: id } as never, replace: true, resetScroll: false })
  return (
    <div className="grid flex-1 grid-cols-[200px_minmax(0,1fr)] items-start gap-6 lg:grid-cols-[228px_minmax(0,1fr)]">
      <ul aria-label="Peran" className="col-start-1 row-start-1 -ml-3 grid">
        {roles.map((role) => (
          <Choice key={role.id} role={role} isChosen={role === chosen} onChoose={() => choose(role.id)} />
        ))}
      </ul>
      <RoleEditor key={chosen.id} role={chosen} choices={choices} />
    </div>
  )
}

interface ChoiceProps {
  readonly role: RoleLine
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ role, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        aria-labelledby={`peran-${role.id}`}
        aria-describedby={`peran-${role.id}-isi`}
        onClick={onChoose}
        className={cx(
          'flex min-h-13 w-full items-center gap-3 rounded-lg border px-3 py-1.5 text-left',
          isChosen ? 'border-border bg-card' : 'border-transparent hover:bg-muted',
        )}
      >
        <span className="min-w-0 flex-1">
          <span id={`peran-${role.id}`} className={cx('block font-medium', isChosen && 'font-semibold text-primary')}>
            {role.name}
          </span>
          <span id={`peran-${role.id}-isi`} className="block text-xs text-muted-foreground figures">
            <span className="block">{sizeText(role)}</span>
            {role.changedBy !== null && <span className="block truncate">{changedText(role)}</span>}
          </span>
        </span>
      </button>
    </li>
  )
}
