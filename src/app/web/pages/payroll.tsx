import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listKasbon } from '#modules/kasbon/contract.ts'
import { openRecap } from '#modules/payroll/recap/contract.ts'
import { listSlips } from '#modules/payroll/runs/contract.ts'
import { PayrollPage } from '#modules/payroll/screens/payroll-page.tsx'

const fallback = <Loading rows={8} />
const KasbonList = later(() => import('#modules/kasbon/screens/kasbon-list.tsx').then((m) => m.KasbonList), {
  fallback,
})
const MonthRecap = later(() => import('#modules/payroll/screens/month-recap.tsx').then((m) => m.MonthRecapPage), {
  fallback,
})

/** The parts of the page, each for who may see it. */
const PARTS = [
  { value: 'slip', label: 'Slip gaji' },
  { value: 'kasbon', label: 'Kasbon' },
  { value: 'rekap', label: 'Rekap' },
] as const
type Part = (typeof PARTS)[number]['value']

/** /slip-gaji/: slips, or with `jenis` what was lent and comes back from wages, or what a month comes to. */
export function PayrollHome() {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const may: Readonly<Record<Part, boolean>> = {
    ...{ slip: useMay(listSlips), kasbon: useMay(listKasbon), rekap: useMay(openRecap) },
  }
  const parts = PARTS.filter(({ value }) => may[value])
  const part = parts.find(({ value }) => value === search['jenis'])?.value ?? 'slip'
  const go = (jenis: string) =>
    void navigate({ to: '/slip-gaji/', search: (jenis === 'slip' ? {} : { jenis }) as never })
  const above =
    parts.length > 1 ? (
      <div className="mb-4 max-md:mb-3">
        <Segmented label="Bagian gaji" value={part} options={parts} onChange={go} />
      </div>
    ) : undefined
  if (part === 'kasbon') return <KasbonList key="kasbon" above={above} />
  if (part === 'rekap') return <MonthRecap key="rekap" above={above} />
  return <PayrollPage above={above} />
}
