import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import CircleCheck from 'lucide-react/icons/circle-check'
import PackageMinus from 'lucide-react/icons/package-minus'
import PackagePlus from 'lucide-react/icons/package-plus'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState, type ReactNode } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { cancelOrder, deleteOrder, reopenOrder, reserveOrder, type OrderDetail } from '../../orders/contract.ts'
import type { Opening } from './next-step.tsx'

type Asking = 'cancel' | 'reopen' | 'delete'

const ASKED = {
  cancel: {
    act: 'Batalkan SPK',
    title: 'Batalkan SPK ini?',
    text: 'Bahan yang sudah dipakai kembali ke gudang dengan biaya asalnya, dan upah yang dicatat ditarik.',
  },
  reopen: {
    act: 'Buka lagi',
    title: 'Buka lagi SPK ini?',
    text: 'Yang dibukukan saat selesai ditarik kembali. Hasil dan bahannya tetap.',
  },
  delete: {
    act: 'Hapus draf',
    title: 'Hapus draf ini?',
    text: 'Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari.',
  },
} as const

interface OrderMenuProps {
  readonly order: OrderDetail
  readonly onOpen: (what: Opening) => void
}

/** Everything else that can be done with an order, as far as its stage and the person allow. */
export function OrderMenu({ order, onOpen }: OrderMenuProps) {
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { can, id, version } = order
  const reserve = useAct(reserveOrder, {
    say: ({ shortages }) =>
      shortages.length === 0 ? 'Semua bahan sudah dipesan.' : `${shortages.length} bahan masih kurang.`,
  })
  const acts = {
    cancel: useAct(cancelOrder, { say: 'SPK dibatalkan.', onDone: close }),
    reopen: useAct(reopenOrder, { say: 'SPK dibuka lagi.', onDone: close }),
    delete: useAct(deleteOrder, {
      say: 'Draf dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
      then: `/rumah-produksi/detail/${order.houseId}`,
    }),
  }
  const confirm = (reason: string) => {
    if (asking === 'delete') void acts.delete.now({ id })
    else if (asking) void acts[asking].now({ id, version, reason })
  }
  const offered: [boolean, string, Opening, ReactNode][] = [
    [can.includes('edit'), 'Ubah', 'edit', <Pencil key="edit" />],
    [can.includes('use'), 'Catat bahan', 'use', <PackageMinus key="use" />],
    [can.includes('labour'), 'Catat upah borongan', 'labour', <Banknote key="labour" />],
    [can.includes('finish'), 'Selesaikan', 'finish', <CircleCheck key="finish" />],
    [can.includes('fail'), 'Nyatakan gagal', 'fail', <Ban key="fail" />],
  ]
  return (
    <>
      <MoreMenu width="w-68">
        {offered.map(
          ([isOffered, words, what, icon]) =>
            isOffered && (
              <MenuItem key={what} icon={icon} onSelect={() => onOpen(what)}>
                {words}
              </MenuItem>
            ),
        )}
        {can.includes('reserve') && (
          <MenuItem icon={<PackagePlus />} onSelect={() => void reserve.now({ id, version })}>
            Pesan bahan lagi
          </MenuItem>
        )}
        {can.includes('reopen') && (
          <MenuItem icon={<RotateCcw />} onSelect={() => setAsking('reopen')}>
            Buka lagi
          </MenuItem>
        )}
        <LastActs
          offered={[
            [can.includes('cancel'), 'cancel', 'Batalkan SPK'],
            [can.includes('delete'), 'delete', 'Hapus draf'],
          ]}
          onAsk={setAsking}
        />
      </MoreMenu>
      {asking && (
        <Confirm
          {...ASKED[asking]}
          isDanger={asking !== 'reopen'}
          asksReason={asking !== 'delete'}
          doing={acts[asking]}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
