import { create } from 'zustand'

const NARROW = 'sidebar-narrow'
const FOLDS = 'sidebar-folds'

interface ShellState {
  /** The sidebar shows icons only. */
  readonly isNarrow: boolean
  /** The menu sheet of the phone is open. */
  readonly isSheetOpen: boolean
  /** Collapsible sections the person opened or closed. */
  readonly folds: Readonly<Record<string, boolean>>
}

/** A window in which a menu of 256 leaves pages less than they are drawn for: a small laptop, a tablet lying down. */
const tight = globalThis.matchMedia?.('(width < 80rem)')

/** What a person chose for the sidebar; until then it is as the window has room. */
const isNarrowNow = () => (localStorage.getItem(NARROW) ?? (tight?.matches ? '1' : '0')) === '1'

/** What a person arranged in the shell; the sidebar is remembered. */
export const useShell = create<ShellState>()(() => ({
  isNarrow: isNarrowNow(),
  isSheetOpen: false,
  folds: readFolds(),
}))

tight?.addEventListener('change', () => useShell.setState({ isNarrow: isNarrowNow() }))

/** Between 256 and 56 pixels: Ctrl+B. */
export function toggleNarrow(): void {
  const isNarrow = !useShell.getState().isNarrow
  localStorage.setItem(NARROW, isNarrow ? '1' : '0')
  useShell.setState({ isNarrow })
}

export function openSheet(isSheetOpen: boolean): void {
  useShell.setState({ isSheetOpen })
}

export function fold(id: string, isOpen: boolean): void {
  keepFolds({ ...useShell.getState().folds, [id]: isOpen })
}

/** Forgets that a section was closed: somebody went to one of its pages. */
export function unfold(id: string): void {
  const { [id]: wasOpen, ...others } = useShell.getState().folds
  if (wasOpen === false) keepFolds(others)
}

function keepFolds(folds: Readonly<Record<string, boolean>>): void {
  localStorage.setItem(FOLDS, JSON.stringify(folds))
  useShell.setState({ folds })
}

function readFolds(): Record<string, boolean> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(FOLDS) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}
