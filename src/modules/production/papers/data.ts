import type { On, PaperBasis } from '#kit/paper/document.ts'

/** What both papers of an order say; they never show a cost. */
export interface OrderPaperData extends PaperBasis {
  readonly dueDate: On | null
  readonly house: { readonly name: string; readonly address: string | null; readonly head: string | null }
  readonly item: { readonly code: string; readonly name: string; readonly unit: string }
  readonly plannedQty: string
  readonly orderNumber: string | null
  readonly customerName: string | null
  readonly note: string | null
  readonly materials: readonly {
    readonly code: string
    readonly name: string
    readonly unit: string
    readonly planned: string
    readonly used: string
    readonly variance: string
  }[]
  readonly entries: readonly {
    readonly date: On
    readonly act: string
    readonly said: string
    readonly by: string
  }[]
  readonly made: { readonly good: string; readonly second: string; readonly reject: string }
}
