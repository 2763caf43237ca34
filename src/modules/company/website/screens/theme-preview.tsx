import { contrast, paletteOf, type Shades } from '#modules/company/website/color.ts'

/** A button, a link and a chosen row in the colour, as both themes show them. */
export function ThemePreview({ color }: { readonly color: string }) {
  const { light, dark } = paletteOf(color)
  return (
    <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1" role="group" aria-label="Contoh di kedua tema">
      <Sample name="Terang" shades={light} desk="#ffffff" ink="#161b26" />
      <Sample name="Gelap" shades={dark} desk="#151b25" ink="#e8ecf2" />
    </div>
  )
}

interface SampleProps {
  readonly name: string
  readonly shades: Shades
  readonly desk: string
  readonly ink: string
}

function Sample({ name, shades, desk, ink }: SampleProps) {
  const ratio = contrast(shades.primary, shades.text)
  return (
    <div className="grid gap-3 rounded-lg border border-border p-4" style={{ background: desk, color: ink }}>
      <p className="text-small">
        {name} · kontras {ratio.toLocaleString('id-ID', { maximumFractionDigits: 1 })} : 1
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span
          className="rounded-md px-4 py-2 text-sm font-medium"
          style={{ background: shades.primary, color: shades.text }}
        >
          Simpan
        </span>
        <span className="text-sm font-medium underline" style={{ color: shades.primary }}>
          INV-2611-0042
        </span>
        <span
          className="rounded-full px-2.5 py-0.5 text-small font-medium"
          style={{ background: shades.soft, color: shades.softText }}
        >
          Terpilih
        </span>
      </div>
    </div>
  )
}
