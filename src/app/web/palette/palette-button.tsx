import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'

const Palette = lazy(() => import('./palette.tsx').then((parts) => ({ default: parts.Palette })))

/** The field in the bar that opens the search over everything; Ctrl+K does so from anywhere. */
export function PaletteButton({ menu }: { readonly menu: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const warm = () => void import('./palette.tsx')
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={warm}
        onFocus={warm}
        aria-keyshortcuts="Control+K"
        className="flex h-9 w-72 items-center gap-2 rounded-md border border-border-strong bg-card px-3 text-muted-foreground hover:border-input hover:text-foreground max-xl:w-44 max-md:hidden"
      >
        <Search className="size-4 flex-none" aria-hidden />
        <span className="min-w-0 flex-1 truncate text-left">Cari apa saja…</span>
        <kbd className="flex-none rounded-sm border border-border bg-muted px-1.5 text-xs" aria-hidden>
          Ctrl K
        </kbd>
      </button>
      <span className="md:hidden">
        <IconButton plain label="Cari" icon={<Search />} onClick={() => setOpen(true)} />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
