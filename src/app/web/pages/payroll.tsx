import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listKasbon } from '#modules/kasbon/contract.ts'
import { PayrollPage } from '#modules/payroll/screens/payroll-page.tsx'
import { SlipDetail } from '#modules/payroll/screens/slip-detail.tsx'

const fallback = <Loading rows={8} />
const KasbonList = later(() => import('#modules/kasbon/screens/kasbon-list.tsx').then((m) => m.KasbonList), {
  fallback,
})
const KasbonDetail = later(() => import('#modules/kasbon/screens/kasbon-detail.tsx').then((m) => m.KasbonDetail), {
  fallback,
})

const OPTIONS = [
  { value: 'slip', label: 'Slip gaji' },
  { value: 'kasbon', label: 'Kasbon' },
] as const

function useIsKasbon(): boolean {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return search['jenis'] === 'kasbon'
}

/** /slip-gaji/: slips, or with `jenis=kasbon` what was lent and comes back from wages. */
export function PayrollHome() {
  const navigate = useNavigate()
  const seesKasbon = useMay(listKasbon)
  const isKasbon = useIsKasbon() && seesKasbon
  const go = (jenis: string) =>
    void navigate({ to: '/slip-gaji/', search: (jenis === 'kasbon' ? { jenis } : {}) as never })
  const above = seesKasbon ? (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian gaji" value={isKasbon ? 'kasbon' : 'slip'} options={OPTIONS} onChange={go} />
    </div>
  ) : undefined
  return isKasbon ? <KasbonList key="kasbon" above={above} /> : <PayrollPage above={above} />
}

/** /slip-gaji/detail/{slipGajiId}: a slip, or with `jenis=kasbon` a kasbon. */
export function PayrollPaper({ slipGajiId }: { readonly slipGajiId: string }) {
  return useIsKasbon() ? <KasbonDetail id={slipGajiId} /> : <SlipDetail slipGajiId={slipGajiId} />
}
