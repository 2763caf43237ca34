import Send from 'lucide-react/icons/send'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { warnOf } from '../requests/warn-of.ts'
import {
  closeRequest,
  deleteRequest,
  duplicateRequest,
  submitRequest,
  voidRequest,
  withdrawRequest,
} from '../../requests/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'

interface RequestStepProps {
  readonly request: RequestDetail
  readonly onOrder: () => void
}

/** The one next step of a request: hand it in, or order it. */
export function RequestStep({ request, onOrder }: RequestStepProps) {
  const submit = useAct(submitRequest, { say: 'Permintaan diajukan.', onDone: warnOf })
  const isDraft = request.can.includes('submit')
  const mayOrder = request.can.includes('order')
  const hand = () => void submit.now({ id: request.id, version: request.version })
  useStepKey(isDraft ? hand : mayOrder ? onOrder : undefined)
  if (isDraft) {
    return (
      <Button
        variant="filled"
        icon={<Send />}
        isBusy={submit.isBusy}
        title="Alt Enter"
        data-keys="Alt Enter"
        onClick={hand}
      >
        Ajukan
      </Button>
    )
  }
  if (!mayOrder) return null
  return (
    <Button variant="filled" icon={<ShoppingCart />} title="Alt Enter" data-keys="Alt Enter" onClick={onOrder}>
      Buat pembelian
    </Button>
  )
}

const ASKED = {
  close: { act: 'Tutup permintaan', title: 'Tutup permintaan ini?', text: 'Sisanya tidak akan dipesan lagi.' },
  void: {
    act: 'Batalkan permintaan',
    title: 'Batalkan permintaan ini?',
    text: 'Permintaan tetap tersimpan dengan tanda BATAL.',
  },
  delete: {
    act: 'Hapus draf',
    title: 'Hapus draf ini?',
    text: 'Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari.',
  },
} as const

/** Everything else that can be done with a request. */
export function RequestMenu({ request }: { readonly request: RequestDetail }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<keyof typeof ASKED>()
  const close = () => setAsking(undefined)
  const { can, id, version } = request
  const withdraw = useAct(withdrawRequest, { say: 'Pengajuan ditarik.' })
  const duplicate = useAct(duplicateRequest, {
    say: 'Salinan dibuat sebagai draf.',
    then: (copy) => `/pembelian-barang/edit/${copy.id}`,
  })
  const acts = {
    close: useAct(closeRequest, { say: 'Permintaan ditutup.', onDone: close }),
    void: useAct(voidRequest, { say: 'Permintaan dibatalkan.', onDone: close }),
    delete: useAct(deleteRequest, { say: 'Draf dihapus.', then: '/pembelian-barang/' }),
  }
  const confirm = (reason: string) => {
    if (asking === 'delete') void acts.delete.now({ id })
    else if (asking) void acts[asking].now({ id, version, reason })
  }
  return (
    <>
      <MoreMenu width="w-60">
        {can.includes('edit') && (
          <MenuItem onSelect={() => void navigate({ to: `/pembelian-barang/edit/${id}` })}>Ubah</MenuItem>
        )}
        {can.includes('withdraw') && (
          <MenuItem onSelect={() => void withdraw.now({ id, version })}>Tarik pengajuan</MenuItem>
        )}
        {can.includes('order') && (
          <MenuItem onSelect={() => void navigate({ to: '/pembelian-barang/tambah', search: { dari: id } as never })}>
            Pesan lewat formulir
          </MenuItem>
        )}
        {can.includes('duplicate') && <MenuItem onSelect={() => void duplicate.now({ id })}>Duplikat</MenuItem>}
        {can.includes('close') && <MenuItem onSelect={() => setAsking('close')}>Tutup permintaan</MenuItem>}
        <LastActs
          offered={[
            [can.includes('void'), 'void', 'Batalkan permintaan'],
            [can.includes('delete'), 'delete', 'Hapus draf'],
          ]}
          onAsk={setAsking}
        />
      </MoreMenu>
      {asking && (
        <Confirm
          {...ASKED[asking]}
          isDanger={asking !== 'close'}
          asksReason={asking !== 'delete'}
          doing={acts[asking]}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  )
}
