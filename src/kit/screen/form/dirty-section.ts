import { createContext } from 'react'

/** Told when a card begins or ends to hold what is not saved. */
export type DirtyNote = (card: string, isDirty: boolean) => void

/** The section of a settings page around a card. */
export const DirtySection = createContext<DirtyNote | undefined>(undefined)
