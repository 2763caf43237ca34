import type { ReactNode } from 'react'

/** What later departments put on the form of an item; given by the application. */
export interface ItemFormParts {
  /** Which production houses use it: writes `houseIds`. */
  readonly houses: () => ReactNode
  /** What of a new one lies where: writes `opening` and `openingOn`. */
  readonly opening: () => ReactNode
}
