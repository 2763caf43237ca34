import type { ChoiceSource } from '../picker/choice.ts'

/** A word of a filter: its value in the URL and on screen. */
export interface FilterWord {
  readonly value: string
  readonly label: string
}

interface FilterBase {
  readonly key: string
  readonly label: string
  /** Stands in the bar; the others in the sheet behind the Filter button. */
  readonly quick?: boolean
}

/** What one may narrow a list by. Ranges use `<key>From` and `<key>To`. */
export type ListFilter =
  | (FilterBase & { readonly kind: 'many'; readonly words: readonly FilterWord[] })
  | (FilterBase & { readonly kind: 'flag' })
  | (FilterBase & { readonly kind: 'days' })
  /** As of one day: the list as it stood then. */
  | (FilterBase & { readonly kind: 'day' })
  | (FilterBase & { readonly kind: 'amounts' })
  | (FilterBase & { readonly kind: 'one'; readonly source: ChoiceSource })

/** A ready-made filter with a name: a tab above the list. */
export interface ListView {
  readonly id: string
  readonly label: string
  /** What it asks beside what the person asks. */
  readonly set: Readonly<Record<string, string>>
  readonly count?: number
  /** What a view saved by hand was looking at; opened as it was. */
  readonly search?: Params
  /** Its count wants attention. */
  readonly isHot?: boolean
}

export type Params = Readonly<Record<string, string>>

/** The URL keys of a filter. */
export function keysOf(filter: ListFilter): readonly string[] {
  return filter.kind === 'days' || filter.kind === 'amounts' ? [`${filter.key}From`, `${filter.key}To`] : [filter.key]
}

/** True when the filter narrows the list now. */
export function isActive(filter: ListFilter, params: Params): boolean {
  return keysOf(filter).some((key) => (params[key] ?? '') !== '')
}

const OWN = new Set(['q', 'sort', 'size', 'after', 'before', 'page', 'view', 'tab', 'jenis', 'impor'])

/** The parameters that are filters: everything a list does not use for itself. */
export function filtersIn(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([key, value]) => !OWN.has(key) && value !== ''))
}
