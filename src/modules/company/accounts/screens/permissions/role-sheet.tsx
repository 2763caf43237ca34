import { useNavigate, useSearch } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addRole, changeRole, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { difference } from '#modules/company/accounts/matrix.ts'
import { subjectWords } from '#modules/company/accounts/permission-words.ts'
import { alwaysGranted, subjects } from '#modules/company/accounts/permissions.ts'
import { useMayGive } from './giving.ts'
import { OwnLoss } from './own-loss.tsx'
import { PermissionMatrix } from './permission-matrix.tsx'
import { RightsList } from './rights-list.tsx'
import { latestRole, roleLabels, roleValues } from './role-values.ts'

interface RoleSheetProps {
  /** The one that is changed, or the one a new role begins from. */
  readonly role?: RoleLine
  readonly isCopy?: boolean
  readonly onClose: () => void
}

/** Tambah peran, and Ubah peran on a phone: name, the matrix, and what the change gives and takes. */
export function RoleSheet({ role, isCopy, onClose }: RoleSheetProps) {
  const edited = isCopy ? undefined : role
  const mayGive = useMayGive()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = roleValues(role)
  const initial = {
    ...values,
    ...(isCopy && { name: `Salinan ${role?.name ?? ''}`, permissions: values.permissions.filter(mayGive) }),
  }
  const form = useForm({
    initial,
    draft: `peran/${edited?.id ?? 'tambah'}`,
    save: ({ version, ...values }): Promise<{ readonly message: string; readonly id?: string }> =>
      edited ? ask(changeRole, { ...values, id: edited.id, version }) : ask(addRole, values),
    saved: ({ message, id }) => {
      refetchTouched(changeRole.touches)
      notify(message)
      onClose()
      // The new one is what its maker goes on with.
      if (id) void navigate({ to: '.', search: { ...search, peran: id } as never, replace: true, resetScroll: false })
    },
  })
  return (
    <FormSheet
      form={form}
      title={edited ? `Ubah peran ${edited.name}` : 'Tambah peran'}
      onClose={onClose}
      width="w-200"
      conflict={edited && { latest: () => latestRole(edited.id), labels: roleLabels }}
    >
      <TextField name="name" label="Nama peran" maxLength={60} />
      <TextField name="description" label="Keterangan" optional maxLength={300} />
      <PermissionMatrix name="permissions" before={initial.permissions} isBoxed />
      <WhatChanges before={initial.permissions} role={edited} />
      <Preview />
    </FormSheet>
  )
}

function WhatChanges({ before, role }: { readonly before: readonly string[]; readonly role: RoleLine | undefined }) {
  const now = useValue<readonly string[]>('permissions') ?? []
  const { added, removed } = difference(before, now)
  if (added.length + removed.length === 0) return null
  const whom = role?.users ? ` Berlaku bagi ${role.users} pengguna mulai permintaan mereka berikutnya.` : ''
  return (
    <Notice tone="info">
      {added.length} izin ditambah, {removed.length} dicabut.{whom} {role && <OwnLoss roleId={role.id} />}
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        <RightsList title="Ditambah" rights={added} />
        <RightsList title="Dicabut" rights={removed} />
      </div>
    </Notice>
  )
}

/** "Coba sebagai": the menu as somebody with these rights sees it. */
function Preview() {
  const { store } = useFormScope()
  const held = new Set(useValue<readonly string[]>('permissions') ?? [])
  const seen = subjects.filter((subject) => held.has(`view ${subject}`))
  const pages = seen.filter((subject) => subject !== 'biaya' && subject !== 'gaji' && subject !== 'account-setting')
  return (
    <section aria-label="Coba sebagai" className="rounded-lg border border-border p-4">
      <h3 className="font-semibold">Coba sebagai</h3>
      <p className="text-small text-muted-foreground">
        Menu yang terlihat oleh peran ini
        {held.has('view biaya') ? '; melihat biaya dan laba' : '; biaya dan laba disembunyikan'}
        {held.has('view gaji') ? '; melihat gaji.' : '; gaji disembunyikan.'}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {pages.map((subject) => (
          <li key={subject} className="rounded-md bg-muted px-2 py-1 text-small">
            {subjectWords[subject]}
          </li>
        ))}
      </ul>
      {held.size > alwaysGranted.length && (
        <Button
          variant="ghost"
          className="mt-2"
          onClick={() => store.write('permissions', [...alwaysGranted].toSorted())}
        >
          Kosongkan semua izin
        </Button>
      )}
    </section>
  )
}
