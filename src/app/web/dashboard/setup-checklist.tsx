import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { Go } from '#kit/screen/shell/go.tsx'
import { useMayOpen } from '#kit/screen/shell/route-rules.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'

interface Step {
  readonly title: string
  readonly text: string
  readonly to: string
}

const steps: readonly Step[] = [
  {
    title: 'Lengkapi profil perusahaan',
    text: 'NPWP, alamat, rekening, dan kop surat untuk dokumen.',
    to: '/perusahaan/',
  },
  { title: 'Tambah pelanggan', text: 'Nama, alamat, dan tempo pembayarannya.', to: '/pelanggan/tambah' },
  { title: 'Isi barang & stok', text: 'Barang yang dijual dan stok awal di gudang.', to: '/gudang/tambah-stock' },
  { title: 'Tambah order', text: 'Pesanan pelanggan, lalu kirim dengan surat jalan.', to: '/order/tambah' },
  { title: 'Terbitkan invoice pertama', text: 'Dari order yang sudah dikonfirmasi.', to: '/order/' },
]

const HIDDEN = 'setup-hidden'

/** The way from an empty installation to the first invoice; put away when it is no longer needed. */
export function SetupChecklist() {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) === '1')
  if (isHidden) return null
  const hide = () => {
    localStorage.setItem(HIDDEN, '1')
    setHidden(true)
  }
  return (
    <Card
      title="Mulai dari sini"
      flush
      aside={
        <Button variant="ghost" size="xs" onClick={hide}>
          Sembunyikan
        </Button>
      }
    >
      <ol>
        {steps.map((step, at) => (
          <StepRow key={step.to} step={step} number={at + 1} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ step, number }: { step: Step; number: number }) {
  const mayOpen = useMayOpen(step.to)
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-t border-border-subtle px-5 py-2 last:rounded-b-lg hover:bg-row-hover">
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-lg bg-primary-soft text-small font-semibold text-primary-soft-foreground figures"
      >
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <Go to={step.to} className="font-medium after:absolute after:inset-0 focus-visible:outline-offset-4">
          {step.title}
        </Go>
        <span className="block text-xs text-muted-foreground">{step.text}</span>
      </span>
      {mayOpen ? <ArrowRight className="text-subtle-foreground" /> : null}
    </li>
  )
}
