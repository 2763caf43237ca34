import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { KasbonPage } from '../../contract.ts'
import { kasbonActs } from '../../kasbon.ts'

type Return = KasbonPage['returns'][number]

/** What came back from wages and by hand, and the way to take the latter back. */
export function Returns({ kasbon }: { readonly kasbon: KasbonPage }) {
  const { id, version, returns } = kasbon
  const [asking, setAsking] = useState<Return>()
  const undo = useAct(kasbonActs.undoReturn.door, {
    say: 'Pengembalian dibatalkan.',
    onDone: () => setAsking(undefined),
  })
  const may = kasbon.can.includes('undoReturn')
  return (
    <Card title="Sudah kembali" flush className="overflow-hidden">
      <PlainTable
        label="pengembalian kasbon"
        rows={returns}
        keyOf={(row) => row.id}
        columns={[
          { id: 'on', title: 'Tanggal', width: 128, cell: (row) => <DateText value={row.on} /> },
          {
            id: 'memo',
            title: 'Dari',
            cell: (row) => (
              <>
                {row.memo} {row.isVoid && <Badge tone="danger">Dibatalkan</Badge>}
                <small className="block text-xs text-muted-foreground">{row.by}</small>
              </>
            ),
          },
          {
            id: 'amount',
            title: 'Jumlah (Rp)',
            width: 128,
            align: 'right',
            cell: (row) => <Money value={row.amount} />,
          },
          {
            id: 'undo',
            title: 'Batalkan',
            isQuiet: true,
            width: 112,
            cell: (row) =>
              may &&
              row.isByHand &&
              !row.isVoid && (
                <Button variant="ghost" size="sm" onClick={() => setAsking(row)}>
                  Batalkan
                </Button>
              ),
          },
        ]}
      />
      {asking && (
        <Confirm
          isDanger
          asksReason
          title="Batalkan pengembalian ini?"
          text="Jumlahnya kembali terhutang; jurnal pembaliknya dicatat hari ini."
          act="Batalkan pengembalian"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, returnId: asking.id, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  )
}
