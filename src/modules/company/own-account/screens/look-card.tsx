import type { ReactNode } from 'react'
import { DEFAULT_LOOK, type Density, type Look } from '#kit/preferences/shapes.ts'
import { usePreference } from '#kit/screen/client/preferences.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'

const sizes = [
  { value: '100', label: 'Biasa' },
  { value: '112', label: 'Besar' },
  { value: '125', label: 'Lebih besar' },
] as const
const densities: readonly { readonly value: Density; readonly label: string }[] = [
  { value: 'nyaman', label: 'Nyaman' },
  { value: 'normal', label: 'Normal' },
  { value: 'padat', label: 'Padat' },
]
const pages = [
  { value: '25', label: '25' },
  { value: '50', label: '50' },
  { value: '100', label: '100' },
] as const

/** Text size, density and rows per page: in force at once, on every device of the person. */
export function LookCard() {
  const [look, keep] = usePreference('look', DEFAULT_LOOK)
  return (
    <FormSection title="Teks dan daftar" help="Berlaku langsung, di semua perangkat Anda.">
      <Row label="Ukuran teks" note="Semua ikut membesar: tombol, tabel, dan jarak.">
        <Segmented
          label="Ukuran teks"
          value={String(look.textSize)}
          options={sizes}
          onChange={(size) => keep({ ...look, textSize: Number(size) as Look['textSize'] })}
        />
      </Row>
      <Row label="Kepadatan daftar" note="Tiap daftar bisa diatur sendiri dari menu kolomnya.">
        <Segmented
          label="Kepadatan daftar"
          value={look.density}
          options={densities}
          onChange={(density) => keep({ ...look, density })}
        />
      </Row>
      <Row label="Baris per halaman" note="Untuk daftar yang belum dipilih lain.">
        <Segmented
          label="Baris per halaman"
          value={String(look.pageSize)}
          options={pages}
          onChange={(size) => keep({ ...look, pageSize: Number(size) as Look['pageSize'] })}
        />
      </Row>
    </FormSection>
  )
}

interface RowProps {
  readonly label: string
  readonly note: string
  readonly children: ReactNode
}

function Row({ label, note, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-small font-medium">{label}</p>
        <p className="text-xs text-muted-foreground">{note}</p>
      </div>
      {children}
    </div>
  )
}
