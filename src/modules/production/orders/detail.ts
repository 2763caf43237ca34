import type { EntryKind, Grade, OverheadKind, Stage } from '../words.ts'

/** A material of an order: planned by the recipe, kept in the warehouse, used. */
export interface Material {
  readonly id: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly unit: string
  readonly planned: string
  readonly reserved: string
  readonly used: string
  /** Still needed and not kept for this order. */
  readonly short: string
  /** Free in the raw warehouse now, besides what is kept. */
  readonly available: string
  /** Used less what the recipe says for what was made; below zero is a saving. */
  readonly variance: string
  /** Needs 'view biaya'. */
  readonly cost?: string
}

/** Something that happened on the floor. */
export interface Entry {
  readonly id: string
  readonly kind: EntryKind
  readonly seq: number
  readonly date: string
  readonly isVoid: boolean
  readonly voidReason: string | null
  readonly voidedBy: string | null
  readonly by: string
  readonly at: string
  readonly reason: string | null
  readonly workerName: string | null
  readonly qty: string | null
  /** What a person earned, and for how much each; need 'view gaji'. */
  readonly rate?: string | null
  readonly pay?: string | null
  /** Need 'view biaya'. */
  readonly cost?: string | null
  readonly overhead?: string | null
  readonly value?: string | null
  readonly loss?: string | null
  readonly lines: readonly {
    readonly grade: Grade | null
    readonly itemCode: string
    readonly itemName: string
    readonly unit: string
    readonly qty: string
    readonly value?: string | null
  }[]
}

/** The money of an order; the whole of it needs 'view biaya'. */
export interface OrderCosts {
  readonly estimated: string
  readonly materials: string
  readonly labour: string
  readonly overhead: string
  readonly total: string
  readonly output: string
  readonly loss: string
  readonly wip: string
  /** Of one good or second piece, once something was made. */
  readonly unitCost: string | null
}

export type OrderAct =
  | 'edit'
  | 'plan'
  | 'reserve'
  | 'start'
  | 'use'
  | 'output'
  | 'labour'
  | 'finish'
  | 'fail'
  | 'reopen'
  | 'cancel'
  | 'delete'

export interface OrderDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly stage: Stage
  readonly date: string
  readonly dueDate: string | null
  readonly houseId: string
  readonly houseName: string
  readonly rawWarehouseId: string
  readonly finishedWarehouseId: string
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly unit: string
  readonly plannedQty: string
  readonly goodQty: string
  readonly secondQty: string
  readonly rejectQty: string
  /** Of the good ones, how many were kept for the order that asked for them. */
  readonly keptQty: string
  readonly orderLineId: string | null
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly customerName: string | null
  readonly overheadKind: OverheadKind
  readonly tolerancePercent: string
  /** Needs 'view biaya'. */
  readonly pieceRate?: string
  readonly isFailed: boolean
  readonly notes: string | null
  readonly reason: string | null
  readonly updatedByName: string
  readonly plannedAt: string | null
  readonly startedAt: string | null
  readonly finishedAt: string | null
  readonly finishedBy: string | null
  readonly materials: readonly Material[]
  readonly entries: readonly Entry[]
  readonly costs?: OrderCosts
  readonly can: readonly OrderAct[]
}
