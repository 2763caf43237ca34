import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { UsageList } from '#modules/warehouse/screens/usage-list.tsx'

const UsePanel = later(() => import('#modules/works/screens/use/use-panel.tsx').then((parts) => parts.UsePanel), {
  fallback: <Loading />,
})

/** Laporan Bahan Baku, with the plan of a project beside what was used: the warehouse knows no plan. */
export function UsagePage() {
  return <UsageList compare={(projectId) => <UsePanel projectId={projectId} />} />
}
