import Pencil from 'lucide-react/icons/pencil'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ConflictDialog } from '#kit/screen/form/conflict-dialog.tsx'
import { DraftBanner } from '#kit/screen/form/draft-banner.tsx'
import { ErrorSummary } from '#kit/screen/form/error-summary.tsx'
import { FormContext, useDirty } from '#kit/screen/form/form-context.ts'
import { SaveBar } from '#kit/screen/form/save-bar.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { UnsavedGuard } from '#kit/screen/form/unsaved-guard.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { ChangedBar } from '#kit/screen/live/changed-bar.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { listUsers } from '#modules/company/accounts/contract.ts'
import { changeRole, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { someRights } from '#modules/company/accounts/permission-words.ts'
import { Faces } from './faces.tsx'
import { useRoleRights } from './giving.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { RoleMenu } from './role-menu.tsx'
import { latestRole, roleLabels, roleValues } from './role-values.ts'
import type { ScopeChoices } from './scope-fields.tsx'
import { ChangeCount } from './change-count.tsx'

interface RoleEditorProps {
  readonly role: RoleLine
  readonly choices: ScopeChoices
}

/** The chosen role: who holds it, its matrix, and a bar that counts what a save would change. */
export function RoleEditor({ role, choices }: RoleEditorProps) {
  const { mayChange, above } = useRoleRights(role)
  const people = useAsk(listUsers, {}).data ?? []
  const [find, setFind] = useState('')
  const [isNaming, setNaming] = useState(false)
  const latest = () => latestRole(role.id)
  const form = useForm({
    initial: roleValues(role),
    draft: `peran/${role.id}`,
    save: (values) => ask(changeRole, { ...values, id: role.id }),
    saved: ({ message }) => {
      refetchTouched(changeRole.touches)
      notify(message)
      setNaming(false)
      void latest().then((now) => form.store.replace(now, { clean: true }))
    },
  })
  const isDirty = useDirty(form.store)
  const before = (form.store.saved() as { permissions: readonly string[] }).permissions
  const takeBack = () => {
    form.store.replace(form.store.saved(), { clean: true })
    form.draft.discard()
    setNaming(false)
  }
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <section aria-label={`Peran ${role.name}`} className={cx('col-start-2 row-start-1 min-w-0', isDirty && 'mb-16')}>
        <div className="mb-4 grid gap-4 empty:hidden">
          <ChangedBar form={form} latest={latest} />
          <DraftBanner form={form} />
          <ErrorSummary attempt={form.attempt} />
        </div>
        <div className="rounded-lg border border-border bg-card">
          <div className="flex flex-wrap items-center gap-2 px-5 py-4">
            <div className="mr-auto min-w-0 grow basis-60">
              <div className="flex flex-wrap items-center gap-2">
                <h2 className="text-base font-semibold">{role.name}</h2>
                <Faces
                  names={people.filter(({ roles }) => roles.some(({ id }) => id === role.id)).map(({ name }) => name)}
                />
              </div>
              <p className="text-small text-muted-foreground">
                {role.isOwner ? 'Memegang semua izin; tidak bisa diubah.' : role.description}
              </p>
              {!role.isOwner && above.length > 0 && (
                <p className="text-small text-muted-foreground">
                  Memberi izin yang tidak Anda miliki ({someRights(above)}), jadi hanya bisa Anda lihat.
                </p>
              )}
            </div>
            <FindField value={find} onChange={setFind} />
            {mayChange && !isNaming && (
              <IconButton
                size="sm"
                label="Ubah nama dan keterangan"
                icon={<Pencil />}
                onClick={() => setNaming(true)}
              />
            )}
            <RoleMenu role={role} choices={choices} onChange={() => setNaming(true)} />
          </div>
          {isNaming && (
            <div className="grid gap-4 px-5 pb-5 lg:grid-cols-2">
              <TextField name="name" label="Nama peran" maxLength={60} />
              <TextField name="description" label="Keterangan" optional maxLength={300} />
            </div>
          )}
          <PermissionMatrix name="permissions" before={before} find={find} isFixed={!mayChange} />
        </div>
      </section>
      {isDirty && (
        <SaveBar
          form={form}
          onCancel={takeBack}
          told={<ChangeCount roleId={role.id} before={before} users={role.users} />}
          className="col-span-full col-start-1 row-start-1 self-end"
        />
      )}
      <UnsavedGuard form={form} within={['peran', 'bagian']} />
      <ConflictDialog form={form} latest={latest} labels={roleLabels} />
    </FormContext>
  )
}

function FindField({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  return (
    <label className="relative flex h-8 w-48 items-center rounded-md border border-input bg-card">
      <Search className="pointer-events-none absolute left-2.5 text-subtle-foreground" aria-hidden />
      <input
        type="search"
        aria-label="Cari modul"
        placeholder="Cari modul…"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="size-full rounded-md bg-transparent pr-2 pl-8 text-small placeholder:text-subtle-foreground"
        data-live-free
      />
    </label>
  )
}
