import { useNavigate } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { endPreview } from '#modules/company/accounts/preview-contract.ts'
import { me } from '#modules/company/sign-in/contract.ts'

/** While somebody tries a role: which one, that nothing is saved, and the way out. */
export function PreviewBanner() {
  const preview = useAsk(me, {}, { freshFor: 60_000 }).data?.preview
  const navigate = useNavigate()
  const end = useAct(endPreview, {
    say: ({ message }) => message,
    onDone: () => {
      refetchAll()
      void navigate({ to: '/permissions' })
    },
  })
  if (!preview) return null
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 bg-warning-solid px-6 py-2 text-sm text-warning-solid-foreground max-md:px-4"
    >
      <Eye className="size-4 flex-none" aria-hidden />
      <p className="min-w-0 flex-1">
        Mencoba peran <strong>{preview.role}</strong>. Semua hanya dilihat; tidak ada yang tersimpan.
      </p>
      <Button isBusy={end.isBusy} onClick={() => void end.now({})}>
        Selesai mencoba
      </Button>
    </div>
  )
}
