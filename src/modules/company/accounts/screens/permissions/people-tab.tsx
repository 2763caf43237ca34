import Ellipsis from 'lucide-react/icons/ellipsis'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Menu, MenuItem } from '#kit/screen/ui/menu.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { changeUser, invite, listUsers, type UserLine } from '#modules/company/accounts/contract.ts'
import { isNarrowed, useOwnScope } from '#modules/company/accounts/screens/own-scope.tsx'
import { startPersonPreview } from '#modules/company/accounts/preview-contract.ts'
import { reachText } from '#modules/company/accounts/scope-words.ts'
import { isLocked, userStatusWords, type UserStatus } from '#modules/company/accounts/user-status.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import type { ScopeChoices } from './scope-fields.tsx'
import { TryPersonSheet } from './try-sheet.tsx'

const tones: Readonly<Record<UserStatus, Tone>> = {
  unverified: 'neutral',
  pending: 'warning',
  active: 'success',
  rejected: 'neutral',
  disabled: 'neutral',
}

/** Everybody with an account; who waits for approval stands first. */
export function PeopleTab({ choices }: { readonly choices: ScopeChoices }) {
  const people = useAsk(listUsers, {})
  const mayInvite = useMay(invite)
  const [open, setOpen] = useState<UserLine | 'invite'>()
  const [trying, setTrying] = useState<UserLine>()
  const mayTry = useMay(startPersonPreview)
  const mayChange = useMay(changeUser)
  const isNarrow = isNarrowed(useOwnScope())
  const close = () => setOpen(undefined)
  if (!people.data) return people.failure ? <Unanswered asked={people} /> : <Loading rows={8} />

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p className="text-muted-foreground">
          {people.data.length} orang{isNarrow && ' dalam cakupan data Anda'}. Perubahan langsung berlaku.
        </p>
        {mayInvite && (
          <Button variant="filled" icon={<UserPlus />} onClick={() => setOpen('invite')} className="max-md:w-full">
            Undang pengguna
          </Button>
        )}
      </div>
      <PlainTable
        label="pengguna"
        rows={people.data}
        keyOf={(person) => person.id}
        columns={[
          { id: 'name', title: 'Nama', cell: (person) => <Who person={person} onOpen={() => setOpen(person)} /> },
          { id: 'roles', title: 'Peran', width: 220, isWide: true, cell: (person) => <Roles person={person} /> },
          { id: 'scope', title: 'Cakupan', width: 130, isWide: true, cell: reachText },
          { id: 'status', title: 'Status', width: 172, under: 'name', cell: (person) => <Standing person={person} /> },
          {
            id: 'last',
            title: 'Terakhir masuk',
            width: 130,
            isWide: true,
            cell: ({ lastLoginAt }) => (lastLoginAt ? timelineText(lastLoginAt) : '—'),
          },
          ...(mayTry || mayChange
            ? [
                {
                  id: 'menu',
                  title: 'Tindakan',
                  isQuiet: true,
                  width: 68,
                  align: 'right' as const,
                  cell: (person: UserLine) => (
                    <PersonMenu
                      person={person}
                      onChange={mayChange && person.mayChange ? () => setOpen(person) : undefined}
                      onTry={mayTry && person.status === 'active' ? () => setTrying(person) : undefined}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {trying && <TryPersonSheet person={trying} choices={choices} onClose={() => setTrying(undefined)} />}
      {open === 'invite' && <InviteSheet choices={choices} onClose={close} />}
      {open && open !== 'invite' && <PersonSheet person={open} choices={choices} onClose={close} />}
    </>
  )
}

function Who({ person, onOpen }: { readonly person: UserLine; readonly onOpen: () => void }) {
  const mayChange = useMay(changeUser)
  const isSelf = useAuth((state) => state.user?.id) === person.id
  return (
    <div className="min-w-0 py-2">
      {mayChange && person.mayChange ? (
        <button
          type="button"
          onClick={onOpen}
          className="for-thumb text-left font-semibold hover:text-primary hover:underline max-md:min-w-11"
        >
          {person.name}
        </button>
      ) : (
        <span className="font-semibold">
          {person.name}
          {isSelf && <span className="font-normal text-muted-foreground"> (Anda)</span>}
        </span>
      )}
      <p className="truncate text-small text-muted-foreground">{person.email}</p>
      {person.status === 'pending' && person.registeredFor && (
        <p className="truncate text-small text-muted-foreground">Mendaftar untuk {person.registeredFor}</p>
      )}
    </div>
  )
}

interface PersonMenuProps {
  readonly person: UserLine
  readonly onChange: (() => void) | undefined
  readonly onTry: (() => void) | undefined
}

/** What an administrator does with somebody: the panel holds roles, scope, status and help to sign in. */
function PersonMenu({ person, onChange, onTry }: PersonMenuProps) {
  const isSelf = useAuth((state) => state.user?.id) === person.id
  const label = `Tindakan untuk ${person.name}`
  if (isSelf || (!onChange && !onTry)) return null
  return (
    <Menu label={label} trigger={<IconButton plain size="sm" label={label} icon={<Ellipsis />} />}>
      {onChange && (
        <MenuItem onSelect={onChange}>
          {person.status === 'pending' ? 'Setujui atau tolak' : 'Ubah peran dan status'}
        </MenuItem>
      )}
      {onTry && <MenuItem onSelect={onTry}>Coba sebagai orang ini</MenuItem>}
    </Menu>
  )
}

function Roles({ person }: { readonly person: UserLine }) {
  const names = person.roles.map((role) => role.name).join(', ')
  return (
    <span className="block truncate" title={names}>
      {names || '—'}
    </span>
  )
}

function Standing({ person }: { readonly person: UserLine }) {
  const { status, lockedUntil } = person
  if (!isLocked(person) || !lockedUntil) return <Badge tone={tones[status]}>{userStatusWords[status]}</Badge>
  return (
    <span className="grid justify-items-start py-1">
      <Badge tone="danger">Terkunci</Badge>
      <span className="text-xs text-muted-foreground figures">sampai {timelineText(lockedUntil)}</span>
    </span>
  )
}
