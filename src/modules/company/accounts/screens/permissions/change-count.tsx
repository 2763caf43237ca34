import * as Popover from 'radix-ui/popover'
import { useValue } from '#kit/screen/form/form-context.ts'
import { difference } from '#modules/company/accounts/matrix.ts'
import { OwnLoss } from './own-loss.tsx'
import { RightsList } from './rights-list.tsx'

interface ChangeCountProps {
  readonly roleId: string
  readonly before: readonly string[]
  readonly users: number
}

/** What a save would give and take, and whom it reaches. */
export function ChangeCount({ roleId, before, users }: ChangeCountProps) {
  const now = useValue<readonly string[]>('permissions') ?? []
  const { added, removed } = difference(before, now)
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted-foreground">
      {added.length + removed.length > 0 && <Changes added={added} removed={removed} />}
      {users > 0
        ? `Berlaku bagi ${users} pengguna mulai permintaan mereka berikutnya.`
        : 'Belum ada yang memegang peran ini.'}
      <OwnLoss roleId={roleId} />
    </span>
  )
}

/** How many come and go; pressed, which they are: the matrix is longer than a screen. */
function Changes({ added, removed }: ReturnType<typeof difference>) {
  return (
    <Popover.Root>
      <Popover.Trigger
        title="Lihat perubahannya"
        className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 rounded-sm font-medium text-foreground underline decoration-border-strong underline-offset-3 hover:text-primary"
      >
        {added.length > 0 && (
          <span className="flex items-center gap-2">
            <i aria-hidden className="size-3 rounded-xs bg-success" />
            {added.length} izin ditambah
          </span>
        )}
        {removed.length > 0 && (
          <span className="flex items-center gap-2">
            <i aria-hidden className="size-3 rounded-xs border-2 border-danger bg-danger-soft" />
            {removed.length} dicabut
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={12}
          collisionPadding={8}
          aria-label="Perubahan izin"
          className="z-50 grid max-h-[min(28rem,var(--radix-popover-content-available-height))] w-88 max-w-[calc(100vw-1rem)] animate-rise gap-3 overflow-y-auto rounded-lg bg-popover p-4 text-small shadow-popover outline-none"
        >
          <RightsList title="Ditambah" rights={added} />
          <RightsList title="Dicabut" rights={removed} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
