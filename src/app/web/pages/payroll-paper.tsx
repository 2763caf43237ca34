import { useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { SlipDetail } from '#modules/payroll/screens/slip-detail.tsx'

const KasbonDetail = later(() => import('#modules/kasbon/screens/kasbon-detail.tsx').then((m) => m.KasbonDetail), {
  fallback: <Loading rows={8} />,
})

/** /slip-gaji/detail/{slipGajiId}: a slip, or with `jenis=kasbon` a kasbon. */
export function PayrollPaper({ slipGajiId }: { readonly slipGajiId: string }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return search['jenis'] === 'kasbon' ? <KasbonDetail id={slipGajiId} /> : <SlipDetail slipGajiId={slipGajiId} />
}
