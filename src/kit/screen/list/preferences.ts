import { useState } from 'react'

export type Density = 'nyaman' | 'normal' | 'padat'

/** Row heights by density, in pixels. */
export const rowHeight: Record<Density, number> = { nyaman: 44, normal: 40, padat: 32 }

interface Preferences {
  readonly density: Density
  /** Columns switched on or off by hand, by id. */
  readonly columns: Readonly<Record<string, boolean>>
}

const DEFAULTS: Preferences = { density: 'normal', columns: {} }

/** How this person likes this list, kept on the device. */
export function usePreferences(path: string) {
  const key = `tampilan:${path}`
  const [kept, setKept] = useState<Preferences>(() => read(key))
  const change = (next: Preferences) => {
    setKept(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A full disk: the choice holds for this visit.
    }
  }
  return {
    density: kept.density,
    columns: kept.columns,
    setDensity: (density: Density) => change({ ...kept, density }),
    setColumn: (id: string, isShown: boolean) => change({ ...kept, columns: { ...kept.columns, [id]: isShown } }),
  }
}

function read(key: string): Preferences {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { ...DEFAULTS, ...(parsed !== null && typeof parsed === 'object' ? parsed : {}) }
  } catch {
    return DEFAULTS
  }
}
