import { useValue } from '#kit/screen/form/form-context.ts'
import { difference } from '#modules/company/accounts/matrix.ts'
import { permissionText } from '#modules/company/accounts/permission-words.ts'
import { OwnLoss } from './own-loss.tsx'

interface ChangeCountProps {
  readonly roleId: string
  readonly before: readonly string[]
  readonly users: number
}

/** What a save would give and take, and whom it reaches. */
export function ChangeCount({ roleId, before, users }: ChangeCountProps) {
  const now = useValue<readonly string[]>('permissions') ?? []
  const { added, removed } = difference(before, now)
  const named = (rights: readonly string[]) => rights.map(permissionText).join(', ')
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted-foreground">
      {added.length > 0 && (
        <span title={named(added)} className="flex items-center gap-2 font-medium text-foreground">
          <i aria-hidden className="size-3 rounded-xs bg-success" />
          {added.length} izin ditambah
          <span className="sr-only">: {named(added)}</span>
        </span>
      )}
      {removed.length > 0 && (
        <span title={named(removed)} className="flex items-center gap-2 font-medium text-foreground">
          <i aria-hidden className="size-3 rounded-xs border-2 border-danger bg-danger-soft" />
          {removed.length} dicabut
          <span className="sr-only">: {named(removed)}</span>
        </span>
      )}
      {users > 0
        ? `Berlaku bagi ${users} pengguna mulai permintaan mereka berikutnya.`
        : 'Belum ada yang memegang peran ini.'}
      <OwnLoss roleId={roleId} />
    </span>
  )
}
