/** What a page of purchasing opens over itself: a sheet, and for a paper which one. */
export type Opening =
  | { readonly what: 'receive' | 'hand-over' | 'bill' | 'pay' | 'advance' | 'return' | 'landed' | 'follow-up' | 'send' }
  | { readonly what: 'see-bill' | 'see-receipt' | 'see-handover' | 'see-payment' | 'see-return'; readonly id: string }
