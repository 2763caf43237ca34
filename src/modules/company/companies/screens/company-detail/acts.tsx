import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Star from 'lucide-react/icons/star'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { closeCompany, makeDefaultCompany, reopenCompany, type Company } from '#modules/company/companies/contract.ts'

interface CompanyActsProps {
  readonly company: Pick<Company, 'id' | 'version' | 'name' | 'isDefault' | 'isActive'>
  /** Opens the question why it is closed; without it that is asked on its own page. */
  readonly onClose?: () => void
}

/** The other acts of a company, on its page and from the list. */
export function CompanyActs({ company, onClose }: CompanyActsProps) {
  const { id, version } = company
  const prefer = useAct(makeDefaultCompany, { say: `${company.name} jadi bawaan.` })
  const reopen = useAct(reopenCompany, { say: `${company.name} diaktifkan.` })
  const mayUpdate = useMay(makeDefaultCompany)
  const mayReopen = useMay(reopenCompany) && !company.isActive
  return (
    <>
      <MenuGo to={`/perusahaan/edit/${id}`} icon={<Pencil />} hint="E">
        Ubah
      </MenuGo>
      <MenuGo to="/perusahaan/tambah" search={{ salin: id }} icon={<Copy />}>
        Duplikat
      </MenuGo>
      {mayUpdate && !company.isDefault && company.isActive && (
        <MenuItem icon={<Star />} onSelect={() => void prefer.now({ id, version })}>
          Jadikan bawaan
        </MenuItem>
      )}
      {((mayUpdate && onClose && company.isActive) || mayReopen) && <MenuLine />}
      {mayUpdate && company.isActive && onClose && (
        <MenuItem icon={<Ban />} danger onSelect={onClose}>
          Nonaktifkan
        </MenuItem>
      )}
      {mayReopen && (
        <MenuItem icon={<RotateCcw />} onSelect={() => void reopen.now({ id, version })}>
          Aktifkan
        </MenuItem>
      )}
    </>
  )
}

/** Asks why a company is closed. */
export function CompanyQuestion({ company, onClose }: { readonly company: Company; readonly onClose: () => void }) {
  const { id, version, name } = company
  const close = useAct(closeCompany, {
    say: `${name} dinonaktifkan.`,
    onDone: () => {
      onClose()
      // Whoever stood in it stands in another one now.
      refetchAll()
    },
  })
  return (
    <Confirm
      title={`Nonaktifkan ${name}?`}
      text="Dokumen lama tetap bisa dibaca: pilih perusahaan ini lagi di atas menu. Dokumen baru tidak bisa dibuat."
      act="Nonaktifkan"
      isDanger
      asksReason
      doing={close}
      onConfirm={(reason) => void close.now({ id, version, reason })}
      onClose={onClose}
    />
  )
}
