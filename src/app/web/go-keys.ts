import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { entriesOf } from '#app/menu.ts'
import { now } from '#kit/clock.ts'
import { useSingleKeys } from '#kit/screen/shell/keys.ts'
import { lastSearch } from '#kit/screen/shell/last-search.ts'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'

/** Where the second letter leads, by the id of the menu's entry. */
const PLACES: Readonly<Record<string, string>> = {
  d: 'dashboard',
  o: 'order',
  p: 'daftar-proyek',
  s: 'gudang',
  k: 'laporan-keuangan',
  b: 'absensi',
}

const PATIENCE = 1500

/** G, then D O P S K or B, goes to a module this person may view, as it was left. */
export function useGoKeys(menu: readonly MenuItem[]): void {
  const navigate = useNavigate()
  const begunAt = useRef(-PATIENCE)
  const actOf = (key: string, _target: EventTarget | null, pressed: string) => {
    const isSecond = now().getTime() - begunAt.current < PATIENCE
    if (!isSecond) return key === 'g' ? () => void (begunAt.current = now().getTime()) : undefined
    begunAt.current = -PATIENCE
    const to = entriesOf(menu).find((entry) => entry.id === PLACES[pressed])?.to
    return to ? () => void navigate({ to, search: lastSearch(to) }) : undefined
  }
  useSingleKeys(actOf, { first: true })
}
