import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Suspense } from 'react'
import { create } from 'zustand'
import { inCase } from '#kit/screen/client/fetched.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useKeyDown } from '#kit/screen/shell/key-down.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'

const HelpDrawer = lazy(() => import('./help-drawer.tsx').then((parts) => ({ default: parts.HelpDrawer })))

const useHelp = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** Shows or hides the guide. */
export function openHelp(isOpen: boolean): void {
  useHelp.setState({ isOpen })
}

/** The question mark in the bar, and F1 anywhere: opens the guide at this page's chapter. */
export function HelpButton() {
  const isOpen = useHelp((state) => state.isOpen)
  useKeyDown((event) => {
    if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    // The browser's own help would open a page of somebody else.
    event.preventDefault()
    openHelp(!useHelp.getState().isOpen)
  })
  return (
    <>
      <IconButton
        label="Bantuan"
        hint="F1"
        icon={<CircleHelp />}
        aria-keyshortcuts="F1"
        className="max-md:hidden"
        onClick={() => openHelp(true)}
        onPointerEnter={() => void inCase(() => import('./help-drawer.tsx'))}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDrawer onClose={() => openHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
