import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useNavigate } from '@tanstack/react-router'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { houses, type House } from '../../houses/contract.ts'

/** Everything else that can be done with a house. */
export function HouseMenu({ house }: { readonly house: House }) {
  const navigate = useNavigate()
  const [asking, ask] = useOpening<'close' | 'remove'>({ hapus: 'remove' })
  const mayDelete = useCan('delete rumah-produksi')
  const mayEdit = useCan('update rumah-produksi')
  const mayCreate = useMay(houses.add)
  const close = useAct(houses.archive, { say: 'Rumah produksi dinonaktifkan.', onDone: () => ask(undefined) })
  const open = useAct(houses.restore, { say: 'Rumah produksi diaktifkan lagi.' })
  const remove = useAct(houses.remove, { say: `${house.name} dihapus.`, then: '/rumah-produksi/' })
  const { id, version } = house
  return (
    <>
      <MoreMenu>
        {mayEdit && (
          <MenuItem icon={<Pencil />} onSelect={() => void navigate({ to: `/rumah-produksi/edit/${id}` })}>
            Ubah
          </MenuItem>
        )}
        {mayCreate && (
          <MenuItem
            icon={<Copy />}
            onSelect={() => void navigate({ to: '/rumah-produksi/tambah', search: { salin: id } as never })}
          >
            Duplikat
          </MenuItem>
        )}
        {mayDelete && house.archivedAt === null && (
          <MenuItem danger icon={<CirclePause />} onSelect={() => ask('close')}>
            Nonaktifkan
          </MenuItem>
        )}
        {mayDelete && house.archivedAt !== null && (
          <MenuItem icon={<CirclePlay />} onSelect={() => void open.now({ id, version })}>
            Aktifkan lagi
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem danger icon={<Trash />} onSelect={() => ask('remove')}>
            Hapus
          </MenuItem>
        )}
      </MoreMenu>
      {asking === 'close' && (
        <Confirm
          title={`Nonaktifkan ${house.name}?`}
          text="SPK baru tidak bisa dibuat di sini. Riwayatnya tetap tersimpan."
          act="Nonaktifkan"
          isDanger
          doing={close}
          onConfirm={() => void close.now({ id, version })}
          onClose={() => ask(undefined)}
        />
      )}
      {asking === 'remove' && mayDelete && (
        <Confirm
          title={`Hapus ${house.name}?`}
          text="Data masuk ke Sampah dan bisa dipulihkan selama 30 hari; kedua gudangnya dinonaktifkan. Yang sudah punya SPK tidak bisa dihapus, nonaktifkan saja."
          act="Hapus"
          busyText="Menghapus…"
          isDanger
          doing={remove}
          onConfirm={() => void remove.now({ id })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
