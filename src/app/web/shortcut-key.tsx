import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { inCase } from '#kit/screen/client/fetched.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useSingleKeys } from '#kit/screen/shell/keys.ts'

const ShortcutSheet = lazy(() =>
  import('#kit/screen/shortcuts/shortcut-sheet.tsx').then((part) => ({ default: part.ShortcutSheet })),
)

const useShortcuts = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** Shows or hides the sheet of shortcuts. */
export function openShortcuts(isOpen: boolean): void {
  useShortcuts.setState({ isOpen })
}

/** Fetched after the page: nobody holds Alt in the first moment. */
function watchAltSoon(): () => void {
  const watching = inCase(() => import('#kit/screen/shell/key-hints.ts')).then((hints) => hints?.watchAlt())
  return () => void watching.then((stop) => stop?.())
}

/** The sheet of shortcuts, opened by '?' anywhere inside; Alt held shows keys where they stand. */
export function ShortcutKey() {
  const isOpen = useShortcuts((state) => state.isOpen)
  useEffect(watchAltSoon, [])
  useSingleKeys((key) => (key === '?' ? () => openShortcuts(true) : undefined), { first: true })
  if (!isOpen) return null
  return (
    <Suspense>
      <ShortcutSheet onClose={() => openShortcuts(false)} />
    </Suspense>
  )
}
