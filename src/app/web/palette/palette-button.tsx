import Search from 'lucide-react/icons/search'
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { inCase } from '#kit/screen/client/fetched.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useKeyDown } from '#kit/screen/shell/key-down.ts'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { keepEarlyKeys, type EarlyKeys } from './early-keys.ts'
import { Keys } from './keys.tsx'
import type { PaletteProps } from './palette.tsx'

// What is here is drawn with its key: React waits for what is lazy, then keeps showing nothing for 300 ms.
let here: ComponentType<PaletteProps> | undefined
const Awaited = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: (here = Palette) })))
const warm = () => void inCase(() => import('./palette.tsx').then(({ Palette }) => (here = Palette)))
const AT_REST_MS = 2500

/** The field in the bar that opens the search over everything; Ctrl+K does so from anywhere. */
export function PaletteButton({ menu }: { readonly menu: readonly MenuItem[] }) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const early = useRef<EarlyKeys>(undefined)
  const close = () => {
    early.current?.take()
    setPalette(undefined)
  }
  const open = () => {
    early.current = keepEarlyKeys(close)
    setPalette(() => here ?? Awaited)
  }
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (Palette) close()
    else open()
  })
  // Fetched once the page is at rest, so that the first key opens it as fast as the next.
  useEffect(() => {
    const timer = setTimeout(warm, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        aria-keyshortcuts="Control+K"
        className="flex h-9 w-90 max-w-full items-center gap-2 rounded-lg bg-muted px-3 text-muted-foreground hover:text-foreground max-xl:w-52 max-lg:w-44 max-md:hidden"
      >
        <Search className="size-4 flex-none" aria-hidden />
        <span className="min-w-0 flex-1 truncate text-left">Cari apa saja…</span>
        <Keys names={['Ctrl', 'K']} className="@max-[40rem]/bar:hidden max-lg:hidden" />
      </button>
      <span className="md:hidden">
        <IconButton plain label="Cari" icon={<Search />} className="max-md:w-11" onClick={open} />
      </span>
      {Palette && (
        <Suspense fallback={null}>
          <Palette menu={menu} early={early} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
