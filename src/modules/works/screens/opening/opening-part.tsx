import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { openProjectOpening, voidProjectOpening, type ProjectOpening } from '../../opening/contract.ts'

const OpeningSheet = later(() => import('./opening-sheet.tsx').then((parts) => parts.OpeningSheet))

/** Saldo awal proyek: what stood of a project that was running when the books began; absent where nothing can be said. */
export function OpeningPart({ projectId }: { readonly projectId: string }) {
  return useCan('view laporan-keuangan') && <Seen projectId={projectId} />
}

function Seen({ projectId }: { readonly projectId: string }) {
  const { data } = useAsk(openProjectOpening, { id: projectId })
  const mayWrite = useCan('create laporan-keuangan')
  const [isWriting, setWriting] = useState(false)
  if (!data?.opening && !(data?.isOpenable && mayWrite)) return null
  return (
    <section aria-label="Saldo awal proyek" className="border-t border-border px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">Saldo awal proyek</h2>
        {data.opening ? (
          <Undo projectId={projectId} />
        ) : (
          <Button onClick={() => setWriting(true)}>Catat saldo awal</Button>
        )}
      </div>
      {data.opening ? (
        <Stood opening={data.opening} />
      ) : (
        <p className="mt-1 text-muted-foreground">
          Untuk proyek yang sudah berjalan sebelum pembukuan di sini: yang sudah ditagih, uang muka, retensi, progres,
          dan biayanya, dalam satu jurnal.
        </p>
      )}
      {isWriting && (
        <OpeningSheet
          projectId={projectId}
          contractValue={data.contractValue ?? '0'}
          instalments={data.instalments}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  )
}

function Stood({ opening }: { readonly opening: ProjectOpening }) {
  const { costs } = opening
  const facts: readonly (readonly [string, string])[] = [
    ['Sudah ditagih', rupiah(opening.billed)],
    ['Uang muka belum dipotong', rupiah(opening.downPayment)],
    ['Retensi ditahan', rupiah(opening.retention)],
    ['Progres', opening.pct === null ? 'belum ada' : percentFormat(opening.pct)],
    ...(costs ? [['Biaya', rupiah(String(sum(costs.map((cost) => money(cost.amount)))))] as const] : []),
  ]
  const number = opening.number ? `, jurnal ${opening.number}` : ''
  return (
    <>
      <p className="mt-1 mb-3 text-small text-muted-foreground">
        {`Per ${dayFormat(opening.on as Day, 'short')}${number}, dicatat ${opening.by}`}
        {opening.notes && ` · ${opening.notes}`}
      </p>
      <dl className="grid grid-cols-5 gap-4 max-lg:grid-cols-2">
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

function Undo({ projectId }: { readonly projectId: string }) {
  const mayUndo = useCan('approve laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const undo = useAct(voidProjectOpening, { say: 'Saldo awal proyek dibatalkan.' })
  if (!mayUndo) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Batalkan saldo awal
      </Button>
      {isAsking && (
        <Confirm
          title="Batalkan saldo awal proyek?"
          text="Jurnalnya dibalik dan progres awalnya dihapus. Saldo awal bisa dicatat lagi."
          act="Batalkan saldo awal"
          busyText="Membatalkan…"
          isDanger
          asksReason
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: projectId, reason }).then((done) => done && setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
