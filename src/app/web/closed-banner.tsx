import { useNavigate } from '@tanstack/react-router'
import { useCan } from '#kit/screen/client/use-can.ts'
import { reopenCompany } from '#modules/company/companies/contract.ts'
import type { OwnCompany } from '#modules/company/sign-in/contract.ts'
import { LookingBanner } from './looking-banner.tsx'

/** While somebody looks into a company that was closed: that nothing is saved, and where it is opened again. */
export function ClosedBanner({ company }: { readonly company: OwnCompany }) {
  const mayReopen = useCan(reopenCompany.permission)
  const navigate = useNavigate()
  const open = () => void navigate({ to: '/perusahaan/detail/$companyId', params: { companyId: company.id } })
  return (
    <LookingBanner act="Buka perusahaan" onAct={mayReopen ? open : undefined}>
      <strong>{company.name}</strong> sudah nonaktif. Semua hanya dilihat; tidak ada yang tersimpan.
    </LookingBanner>
  )
}
