import { useNavigate } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { endPreview } from '#modules/company/accounts/preview-contract.ts'
import { me } from '#modules/company/sign-in/contract.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'
import { keepInStep } from './in-step.ts'
import { reachOf } from './reach.ts'

/** While somebody tries a role: which one, that nothing is saved, and the way out. */
export function PreviewBanner() {
  const own = useAsk(me, {}, { freshFor: 60_000 }).data
  const preview = own?.preview
  const mayAskStores = useCan(pickWarehouse.permission)
  const stores = useAsk(
    pickWarehouse,
    {},
    { when: mayAskStores && typeof preview?.warehouses === 'number', isQuiet: true },
  ).data
  const navigate = useNavigate()
  const end = useAct(endPreview, {
    say: ({ message }) => message,
    // One's own rights first: the guard of the page one goes back to must know them.
    onDone: () =>
      void ask(me, {}).then((own) => {
        keepInStep(own)
        refetchAll()
        return navigate({ to: '/permissions' })
      }),
  })
  if (!preview) return null
  const names = { companies: own?.companies.map(({ name }) => name), warehouses: stores?.map(({ name }) => name) }
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 bg-warning-solid px-6 py-2 text-sm text-warning-solid-foreground max-md:px-4"
    >
      <Eye className="size-4 flex-none" aria-hidden />
      <p className="min-w-0 flex-1">
        {preview.of === null ? 'Mencoba peran ' : `Melihat sebagai ${preview.of}, peran `}
        <strong>{preview.role}</strong>; cakupan {reachOf(preview, names)}. Semua hanya dilihat; tidak ada yang
        tersimpan.
      </p>
      {/* At the left where there is room: toasts come down over the right. */}
      <Button isBusy={end.isBusy} onClick={() => void end.now({})} className="md:-order-1">
        Selesai mencoba
      </Button>
    </div>
  )
}
