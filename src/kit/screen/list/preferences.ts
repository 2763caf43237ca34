import type { Density } from '#kit/preferences/shapes.ts'
import { DEFAULT_LOOK } from '#kit/preferences/shapes.ts'
import { usePreference } from '../client/preferences.ts'

export type { Density }

/** Row heights by density, in pixels at 100 % text. */
export const rowHeight: Record<Density, number> = { nyaman: 44, normal: 40, padat: 32 }

/** How this person likes this list: columns and density of its own, else the density of everything. */
export function usePreferences(path: string) {
  const [list, keep] = usePreference(`list:/${path.replace(/^\//, '')}`, { columns: {} })
  const [look] = usePreference('look', DEFAULT_LOOK)
  return {
    density: list.density ?? look.density,
    pageSize: look.pageSize,
    textSize: look.textSize,
    columns: list.columns,
    /** Something of this list is as the person chose, not as it came. */
    isChosen: list.density !== undefined || Object.keys(list.columns).length > 0,
    reset: () => keep({ columns: {} }),
    setDensity: (density: Density) => keep({ ...list, density }),
    setColumn: (id: string, isShown: boolean) => keep({ ...list, columns: { ...list.columns, [id]: isShown } }),
  }
}
