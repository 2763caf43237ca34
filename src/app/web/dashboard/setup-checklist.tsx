import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { openSetup, type SetupStep } from '#app/dashboard/contract.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { usePreference, usePreferencesTold } from '#kit/screen/client/preferences.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { useMayOpen } from '#kit/screen/shell/route-rules.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { notify } from '#kit/screen/ui/toast.tsx'

interface Step {
  readonly name: SetupStep
  readonly title: string
  readonly text: string
  /** Where it is done; the company is one's own. */
  readonly to: string | ((companyId: string) => string)
}

const steps: readonly Step[] = [
  {
    name: 'company',
    title: 'Lengkapi profil perusahaan',
    text: 'NPWP, alamat, rekening, dan kop surat untuk dokumen.',
    to: (companyId) => `/perusahaan/edit/${companyId}`,
  },
  {
    name: 'customer',
    title: 'Tambah pelanggan',
    text: 'Nama, alamat, dan tempo pembayarannya.',
    to: '/pelanggan/tambah',
  },
  {
    name: 'item',
    title: 'Tambah barang',
    text: 'Yang dijual, dibeli, dan dibuat, dengan satuan dan harganya.',
    to: '/pembelian-barang/tambah-produk',
  },
  {
    name: 'stock',
    title: 'Isi stok awal',
    text: 'Yang ada di gudang sekarang, sebagai saldo awal.',
    to: '/gudang/tambah-stock',
  },
  {
    name: 'order',
    title: 'Tambah order',
    text: 'Pesanan pelanggan, lalu kirim dengan surat jalan.',
    to: '/order/tambah',
  },
  {
    name: 'invoice',
    title: 'Terbitkan invoice pertama',
    text: 'Dari order yang sudah dikonfirmasi.',
    to: '/order/',
  },
]

/** The way from an empty company to its first invoice; put away by whoever needs it no longer, or when it is behind one. */
export function SetupChecklist() {
  const companyId = useAuth((auth) => auth.user?.companyId) ?? ''
  const [kept, keep] = usePreference('setup-checklist', { isHidden: false })
  const isTold = usePreferencesTold()
  const { isHidden, done = [], begun } = kept
  if (isHidden || done.includes(companyId)) return null
  const hide = () => {
    keep({ ...kept, isHidden: true })
    const undo = () => keep({ ...kept, isHidden: false })
    notify('Langkah awal disembunyikan.', { action: { label: 'Urungkan', onClick: undo }, duration: UNDO_FOR })
  }
  // Another company may still be at its beginning.
  return (
    <Checklist
      key={companyId}
      companyId={companyId}
      isTold={isTold}
      isBegun={begun === companyId}
      onBegin={() => keep({ ...kept, begun: companyId })}
      onHide={hide}
      onDone={() => keep({ ...kept, done: [...done, companyId].slice(-50) })}
    />
  )
}

const UNDO_FOR = 10_000

interface ChecklistProps {
  readonly companyId: string
  /** What this person chose is known, not only what this device remembers of it. */
  readonly isTold: boolean
  /** Seen here before with something left to do. */
  readonly isBegun: boolean
  readonly onBegin: () => void
  readonly onHide: () => void
  readonly onDone: () => void
}

function Checklist({ companyId, isTold, isBegun, onBegin, onHide, onDone }: ChecklistProps) {
  const { data } = useAsk(openSetup, {}, { freshFor: 60_000, isQuiet: true })
  // Just after another company was opened, the answer at hand is still that of the one before.
  const known = data?.companyId === companyId ? new Set(data.done) : undefined
  const isAllDone = known?.size === steps.length
  const isToBegin = known !== undefined && !isAllDone && !isBegun
  useEffect(() => {
    if (isTold && isAllDone) onDone()
    if (isTold && isToBegin) onBegin()
  }, [isTold, isAllDone, isToBegin, onBegin, onDone])
  // Who comes to a company that works already never sees it flash; where it stood before, nothing moves when it is known.
  if (isAllDone || (!isBegun && !(known && isTold))) return null

  const done = known ?? new Set<SetupStep>()
  return (
    <Card
      title="Mulai dari sini"
      flush
      aside={
        <>
          {known ? (
            <span className="text-small text-muted-foreground figures">
              {done.size} dari {steps.length} <span className="max-md:hidden">selesai</span>
            </span>
          ) : null}
          <Button variant="ghost" size="xs" onClick={onHide}>
            Sembunyikan
          </Button>
        </>
      }
    >
      <ol>
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} number={at + 1} isDone={done.has(step.name)} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ step, number, isDone }: { step: Step; number: number; isDone: boolean }) {
  const companyId = useAuth((auth) => auth.user?.companyId) ?? ''
  const to = typeof step.to === 'string' ? step.to : step.to(companyId)
  const mayOpen = useMayOpen(to)
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-t border-border-subtle px-5 py-2 last:rounded-b-lg hover:bg-row-hover">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 flex-none place-items-center rounded-lg text-small font-semibold figures',
          isDone ? 'bg-success-soft text-success' : 'bg-primary-soft text-primary-soft-foreground',
        )}
      >
        {isDone ? <Check /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <Go to={to} className={cx('font-medium after:absolute after:inset-0', isDone && 'text-muted-foreground')}>
          {step.title}
        </Go>
        {isDone ? <span className="sr-only"> (selesai)</span> : null}
        <span className="block text-xs text-muted-foreground">{step.text}</span>
      </span>
      {mayOpen && !isDone ? <ArrowRight className="text-subtle-foreground" /> : null}
    </li>
  )
}
