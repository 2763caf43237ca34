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

/** What a person arranged in the shell; the sidebar is remembered. */
export const useShell = create<ShellState>()(() => ({
  isNarrow: localStorage.getItem(NARROW) === '1',
  isSheetOpen: false,
  folds: readFolds(),
}))

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
  const folds = { ...useShell.getState().folds, [id]: isOpen }
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
