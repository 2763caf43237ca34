import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Scale from 'lucide-react/icons/scale'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { deleteTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { PaperButton } from '../paper-button.tsx'
import type { Doing } from '../transfer.tsx'

interface TransferActsProps {
  readonly transfer: TransferDetail
  readonly back: string
  readonly onDo: (doing: Doing) => void
}

/** What else can be done with a transfer. */
export function TransferActs({ transfer, back, onDo }: TransferActsProps) {
  const may = (act: TransferDetail['can'][number]) => transfer.can.includes(act)
  return (
    <>
      {transfer.status !== 'draft' && <PaperButton kind="transfer" id={transfer.id} label="Surat jalan" />}
      {may('edit') && (
        <GoButton to="/gudang/tambah-stock" search={{ transfer: transfer.id }} icon={<Pencil />}>
          Ubah
        </GoButton>
      )}
      {may('delete') && <DeleteDraft id={transfer.id} back={back} />}
      {may('settle') && transfer.status === 'partial' && (
        <Button icon={<Scale />} onClick={() => onDo('settle')}>
          Selesaikan selisih
        </Button>
      )}
      {may('void') && (
        <Button icon={<Ban />} onClick={() => onDo('void')}>
          Batalkan
        </Button>
      )}
    </>
  )
}

function DeleteDraft({ id, back }: { readonly id: string; readonly back: string }) {
  const navigate = useNavigate()
  const remove = useAct(deleteTransfer, {
    say: 'Draf dihapus.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  return (
    <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id })}>
      Hapus draf
    </Button>
  )
}
