import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { copyOverheadBudget, type OverheadBudget } from '../../budget/contract.ts'

/** Takes over the book year before, as it was planned or as it was booked. */
export function CopyYear({ data, onClose }: { readonly data: OverheadBudget; readonly onClose: () => void }) {
  const copy = useAct(copyOverheadBudget, {
    onDone: onClose,
    say: ({ accounts }) => `Anggaran ${accounts} akun disalin.`,
  })
  const take = (of: 'anggaran' | 'realisasi') => void copy.now({ first: data.first, version: data.version, of })
  return (
    <Sheet
      open
      onClose={onClose}
      title="Salin tahun lalu"
      foot={
        <>
          <Button isBusy={copy.isBusy} onClick={() => take('anggaran')}>
            Salin anggaran
          </Button>
          <Button variant="filled" isBusy={copy.isBusy} onClick={() => take('realisasi')}>
            Salin realisasi
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-5">
        <p className="text-muted-foreground">
          Bulan demi bulan dari tahun buku sebelumnya. Anggaran tahun ini yang sudah diisi diganti seluruhnya.
        </p>
        {copy.refusal && <Notice tone="danger">{copy.refusal.message}</Notice>}
      </div>
    </Sheet>
  )
}
