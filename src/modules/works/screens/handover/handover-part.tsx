import { useState, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah, thousands } from '#ground/format.ts'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { SignedContract } from '../../billing/contract.ts'
import { undoHandover, type Handover } from '../../handover/contract.ts'
import { printHandover } from '../../papers/contract.ts'
import { retentionWords } from './retention-words.ts'

const FirstSheet = later(() => import('./first-sheet.tsx').then((parts) => parts.FirstSheet))
const FinalSheet = later(() => import('./final-sheet.tsx').then((parts) => parts.FinalSheet))

interface HandoverPartProps {
  readonly projectId: string
  readonly contract: SignedContract
  /** Approved progress of the whole. */
  readonly pct: string
}

/** Serah terima: BAST-1, the maintenance, BAST-2, and what lateness may cost. */
export function HandoverPart({ projectId, contract, pct }: HandoverPartProps) {
  const { handover, dueOn } = contract
  const mayWrite = useCan('update daftar-proyek')
  const [writing, setWriting] = useState<'first' | 'final'>()
  const [isUndoing, setUndoing] = useState(false)
  const last = handover?.finalOn ? 'BAST-2' : 'BAST-1'
  const undo = useAct(undoHandover, { say: `${last} dibatalkan.`, onDone: () => setUndoing(false) })
  const close = () => setWriting(undefined)
  return (
    <section aria-label="Serah terima" className="border-t border-border px-5 py-4">
      <div className="mb-3 flex flex-wrap items-center gap-2 max-md:grid max-md:grid-cols-2">
        <h2 className="mr-auto text-base font-semibold max-md:col-span-2">Serah terima</h2>
        {handover && <PaperLink endpoint={printHandover} input={{ id: projectId, which: '1' }} label="Cetak BAST-1" />}
        {handover?.finalOn && (
          <PaperLink endpoint={printHandover} input={{ id: projectId, which: '2' }} label="Cetak BAST-2" />
        )}
        {mayWrite && !handover && <Button onClick={() => setWriting('first')}>Catat BAST-1</Button>}
        {mayWrite && handover && !handover.finalOn && (
          <>
            <Button variant="ghost" onClick={() => setWriting('first')}>
              Ubah BAST-1
            </Button>
            <Button onClick={() => setWriting('final')}>Catat BAST-2</Button>
          </>
        )}
        {mayWrite && handover && (
          <Button variant="ghost" onClick={() => setUndoing(true)}>
            {`Batalkan ${last}`}
          </Button>
        )}
      </div>
      <Days handover={handover} dueOn={dueOn} />
      <Retention projectId={projectId} contract={contract} />
      {handover && handover.penalty !== '0' && (
        <Notice tone="warning" className="mt-3">
          {`Terlambat ${handover.lateDays} hari: menurut kontrak dendanya ${rupiah(handover.penalty)}. Bila dipotong dari pembayaran, catat di invoicenya lewat Hapus buku, ditanggung Denda keterlambatan.`}
        </Notice>
      )}
      {isUndoing && handover && (
        <Confirm
          title={`Batalkan ${last}?`}
          text={
            handover.finalOn
              ? 'Proyek kembali ke masa pemeliharaan, dan retensinya belum bisa ditagih.'
              : 'Proyek kembali berjalan, dan masa pemeliharaannya hilang.'
          }
          act={`Batalkan ${last}`}
          busyText="Membatalkan…"
          isDanger
          doing={undo}
          onConfirm={() => void undo.now({ id: projectId, version: handover.version })}
          onClose={() => setUndoing(false)}
        />
      )}
      {writing === 'first' && <FirstSheet projectId={projectId} handover={handover} pct={pct} onClose={close} />}
      {writing === 'final' && handover && (
        <FinalSheet
          projectId={projectId}
          handover={handover}
          holdsRetention={contract.retentionHeld !== '0'}
          onClose={close}
        />
      )}
    </section>
  )
}

function Retention({ projectId, contract }: Omit<HandoverPartProps, 'pct'>) {
  const words = retentionWords(contract)
  if (!words) return null
  return (
    <p className="mt-3 text-small text-muted-foreground">
      {words}{' '}
      <Go to={`/daftar-proyek/detail/${projectId}?bagian=jaminan`} className={numberLink}>
        Jaminan proyek ini
      </Go>
    </p>
  )
}

const shown = (on: string) => dayFormat(on as Day, 'short')

function Days({ handover, dueOn }: { readonly handover: Handover | null; readonly dueOn: string | null }) {
  const none = <span className="text-muted-foreground">belum</span>
  const late = handover && handover.lateDays > 0 ? `, terlambat ${thousands(String(handover.lateDays))} hari` : ''
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Selesai menurut kontrak', dueOn ? shown(dueOn) : 'tidak ditentukan'],
    ['BAST-1', handover ? `${shown(handover.firstOn)}${late}` : none],
    ['Masa pemeliharaan sampai', handover ? shown(handover.maintenanceUntil) : none],
    ['BAST-2', handover?.finalOn ? shown(handover.finalOn) : none],
  ]
  return (
    <dl className="grid grid-cols-4 gap-4 max-lg:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-muted-foreground">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
