/** What a page of purchasing opens over itself: a sheet, and for a bill which one. */
export type Opening =
  | { readonly what: 'receive' | 'bill' | 'pay' | 'advance' | 'return' | 'landed' | 'follow-up' | 'send' }
  | { readonly what: 'see-bill' | 'see-receipt'; readonly id: string }
