import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { voidSubcontractOpening } from '../../subcontract/opening/contract.ts'
import type { SubcontractOpeningSeen, SubcontractSeen } from '../../subcontract/seen.ts'

const OpeningSheet = later(() => import('./opening-sheet.tsx').then((parts) => parts.SubcontractOpeningSheet))

/** Saldo awal SPK: what stood of a subcontract that was running when the books began; absent where nothing can be said. */
export function SubcontractOpeningCard({ subcontract }: { readonly subcontract: SubcontractSeen }) {
  const mayWrite = useCan('create laporan-keuangan')
  const [isWriting, setWriting] = useState(false)
  const { opening, isOpenable } = subcontract
  if (!opening && !(isOpenable && mayWrite)) return null
  return (
    <Card
      title="Saldo awal SPK"
      aside={
        opening ? <Undo id={subcontract.id} /> : <Button onClick={() => setWriting(true)}>Catat saldo awal</Button>
      }
    >
      {opening ? (
        <Stood opening={opening} />
      ) : (
        <p className="text-muted-foreground">
          Untuk SPK yang sudah berjalan sebelum pembukuan di sini: yang sudah ditagih, retensi, dan sisa uang mukanya,
          dalam satu jurnal.
        </p>
      )}
      {isWriting && <OpeningSheet subcontract={subcontract} onClose={() => setWriting(false)} />}
    </Card>
  )
}

function Stood({ opening }: { readonly opening: SubcontractOpeningSeen }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Sudah ditagih', rupiah(opening.billed)],
    ['Sisa uang muka saat itu', rupiah(opening.advance)],
    ['Retensi ditahan saat itu', rupiah(opening.retention)],
  ]
  const number = opening.number ? `, jurnal ${opening.number}` : ''
  return (
    <>
      <p className="mb-3 text-small text-muted-foreground">{`Per ${dayFormat(opening.on as Day, 'short')}${number}`}</p>
      <dl className="grid grid-cols-3 gap-4 max-lg:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-muted-foreground">{label}</dt>
            <dd className="font-medium figures">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Undo({ id }: { readonly id: string }) {
  const mayUndo = useCan('approve laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const undo = useAct(voidSubcontractOpening, {
    say: 'Saldo awal SPK dibatalkan.',
    onDone: () => setAsking(false),
  })
  if (!mayUndo) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Batalkan saldo awal
      </Button>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title="Batalkan saldo awal SPK?"
          text="Jurnalnya dibalik dan opname awalnya dibatalkan. Saldo awal bisa dicatat lagi."
          act="Batalkan saldo awal"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
