import { useNavigate } from '@tanstack/react-router'
import { useMay } from '#kit/screen/client/use-can.ts'
import { reopenCompany } from '#modules/company/companies/contract.ts'
import type { OwnCompany } from '#modules/company/sign-in/contract.ts'
import { Besides, LookingBanner } from './looking-banner.tsx'

/** While somebody looks into a company that was closed: that nothing is saved, and where it is opened again. */
export function ClosedBanner({ company }: { readonly company: OwnCompany }) {
  const mayReopen = useMay(reopenCompany)
  const navigate = useNavigate()
  const open = () => void navigate({ to: '/perusahaan/detail/$companyId', params: { companyId: company.id } })
  return (
    <LookingBanner act="Buka perusahaan" shortAct="Buka" onAct={mayReopen ? open : undefined}>
      <strong>{company.name}</strong> sudah nonaktif, hanya dilihat.
      <Besides>Tidak ada yang tersimpan.</Besides>
    </LookingBanner>
  )
}
