import { useSingleKeys } from '../shell/keys.ts'

/** What the keys of a list do. */
export interface ListKeys {
  readonly search: () => void
  readonly filter: () => void
  readonly create: () => void
  readonly step: (by: 1 | -1) => void
  readonly select: () => void
  readonly edit: () => void
  readonly leave: () => void
}

/** / search · F filter · N new · J K ↑ ↓ row · X select · E edit · Esc clears. */
export function useListKeys(keys: ListKeys): void {
  useSingleKeys((key, target) => actOf(key, keys, target))
}

function actOf(key: string, keys: ListKeys, target: EventTarget | null): (() => void) | undefined {
  const isOnTabs = target instanceof HTMLElement && target.closest('[role=tablist], [role=radiogroup]') !== null
  if (isOnTabs && key.startsWith('Arrow')) return undefined
  const acts: Record<string, () => void> = {
    '/': keys.search,
    f: keys.filter,
    n: keys.create,
    j: () => keys.step(1),
    ArrowDown: () => keys.step(1),
    k: () => keys.step(-1),
    ArrowUp: () => keys.step(-1),
    x: keys.select,
    e: keys.edit,
    Escape: keys.leave,
  }
  return acts[key]
}
