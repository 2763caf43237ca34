import { useNavigate } from '@tanstack/react-router'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { endPreview } from '#modules/company/accounts/preview-contract.ts'
import { me } from '#modules/company/sign-in/contract.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'
import { keepInStep } from './in-step.ts'
import { Besides, LookingBanner } from './looking-banner.tsx'
import { reachOf } from './reach.ts'

/** While somebody tries a role: which one, that nothing is saved, and the way out. */
export function PreviewBanner() {
  const own = useAsk(me, {}, { isQuiet: true, freshFor: 60_000 }).data
  const preview = own?.preview
  const mayAskStores = useMay(pickWarehouse)
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
    <LookingBanner act="Selesai mencoba" shortAct="Selesai" isBusy={end.isBusy} onAct={() => void end.now({})}>
      {preview.of === null ? 'Mencoba peran ' : `Melihat sebagai ${preview.of}, peran `}
      <strong>{preview.role}</strong>; cakupan {reachOf(preview, names)}.
      <Besides>Semua hanya dilihat; tidak ada yang tersimpan.</Besides>
    </LookingBanner>
  )
}
