import { create } from 'zustand'

/** A step of the breadcrumb; without an address it is only a heading. */
export interface Crumb {
  readonly title: string
  readonly to?: string
}

interface PageHead {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  /** Where the arrow at the left of a phone's bar leads. */
  readonly back: string | undefined
}

/** What the page in sight is called: drawn by the bar above it. */
export const usePageHead = create<PageHead>()(() => ({ title: '', crumbs: [], back: undefined }))
