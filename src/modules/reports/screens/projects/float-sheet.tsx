import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import {
  floatMoves,
  openSiteFloat,
  printSiteFloat,
  type FloatMove,
  type SiteFloat,
} from '#modules/finance/float/contract.ts'
import { GiveSheet, ReturnSheet } from './float-move-sheets.tsx'

interface FloatSheetProps {
  readonly float: SiteFloat
  readonly projectId: string
  readonly onClose: () => void
}

/** What one person holds for a project, with every giving, spending and return. */
export function FloatSheet({ float, projectId, onClose }: FloatSheetProps) {
  const asked = useAsk(openSiteFloat, { id: float.id })
  const mayMove = useCan('create laporan-keuangan')
  const [act, setAct] = useState<'give' | 'return'>()
  const close = () => setAct(undefined)
  const isOwed = float.balance.startsWith('-')
  if (act === 'give') return <GiveSheet projectId={projectId} holder={float} onClose={close} />
  if (act === 'return') return <ReturnSheet float={float} onClose={close} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Kas lapangan ${float.holderName}`}
      foot={
        <>
          <PaperLink endpoint={printSiteFloat} input={{ id: float.id }} label="Cetak LPJ" />
          {mayMove && BigInt(float.balance) > 0n && <Button onClick={() => setAct('return')}>Kembalikan sisa</Button>}
          {mayMove && (
            <Button variant="filled" onClick={() => setAct('give')}>
              Beri kas
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 p-5">
        {isOwed && (
          <Notice tone="warning">
            {`${rupiah(float.balance.slice(1))} terutang kepada ${float.holderName}. Pemberian berikutnya melunasinya.`}
          </Notice>
        )}
        <KeyFacts
          rows={[
            ['Diberikan', rupiah(float.given)],
            ['Dibelanjakan', rupiah(float.spent)],
            ['Dikembalikan', rupiah(float.returned)],
            ['Saldo', rupiah(float.balance)],
            ['Menunggu disetujui', rupiah(float.waiting)],
          ]}
        />
        <AskedCard asked={asked} title="Catatan" rows={4}>
          {({ moves }) => <PlainTable label="catatan" columns={columns} rows={moves} keyOf={({ id }) => id} />}
        </AskedCard>
      </div>
    </Sheet>
  )
}

const columns: readonly PlainColumn<FloatMove>[] = [
  {
    id: 'kind',
    title: 'Catatan',
    cell: (row) => (
      <span className="grid py-2">
        <span>{[floatMoves[row.kind], suffixes[row.state]].filter(Boolean).join(' · ')}</span>
        <span className="text-xs text-muted-foreground">
          {[dayFormat(row.date as Day, 'dense', today()), row.number, row.memo].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'amount',
    title: 'Jumlah (Rp)',
    width: 120,
    align: 'right',
    cell: (row) => <Money value={row.kind === 'given' ? row.amount : `-${row.amount}`} />,
  },
]

const suffixes = { draft: 'menunggu', posted: '', void: 'dibatalkan' } as const
