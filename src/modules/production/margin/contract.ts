import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zOnlyId } from '../contract.ts'
import type { Stage } from '../words.ts'

/** What a sales order asks to be made, and what is being made for it. */
export interface OrderProduction {
  /** Lines of goods; quantities in base units of the item. */
  readonly lines: readonly {
    readonly orderLineId: string
    readonly itemId: string
    readonly itemName: string
    readonly unit: string
    readonly qty: string
    readonly delivered: string
    /** On orders of production that are not cancelled. */
    readonly planned: string
    /** Neither delivered nor planned. */
    readonly toMake: string
    /** There is a recipe that holds today. */
    readonly hasRecipe: boolean
  }[]
  readonly dueDate: string | null
  /** The sales order is open and this person may plan. */
  readonly canPlan: boolean
  readonly orders: readonly {
    readonly id: string
    readonly houseId: string
    readonly houseName: string
    readonly label: string
    readonly stage: Stage
    readonly orderLineId: string
    readonly itemName: string
    readonly unit: string
    readonly plannedQty: string
    readonly goodQty: string
    readonly dueDate: string | null
    /** Material, pay and overhead so far; only with 'view biaya'. */
    readonly cost?: string
  }[]
  /** What went into all of them, material by material. */
  readonly materials: readonly {
    readonly itemId: string
    readonly itemName: string
    readonly unit: string
    readonly planned: string
    readonly used: string
    /** Only with 'view biaya'. */
    readonly cost?: string
  }[]
}

export const orderProduction = endpoint({
  method: 'GET',
  path: '/api/produksi/order/:id',
  permission: 'view rumah-produksi',
  input: zOnlyId,
  answer: answer<OrderProduction>(),
  sensitive: { 'orders.cost': 'view biaya', 'materials.cost': 'view biaya' },
  reads: ['production-orders', 'recipes', 'orders'],
})

/** What a sales order earns: what was delivered, what that cost, and what making it cost. */
export interface OrderMargin {
  /** Net of PPN: of the whole order, and of what the customer holds now. */
  readonly orderNet: string
  readonly deliveredNet: string
  /** Of what was delivered: pieces made for a line at what making them cost, the rest from the stock book. */
  readonly cost: string
  /** The same goods at the moving average they left with, as the ledger has it. */
  readonly bookCost: string
  readonly margin: string
  /** Of what was delivered; null before anything was. */
  readonly marginPercent: string | null
  readonly production: readonly {
    readonly id: string
    readonly houseId: string
    readonly label: string
    readonly stage: Stage
    readonly itemName: string
    readonly estimated: string
    readonly actual: string
    readonly loss: string
    readonly unit: string
    /** Of one good piece; null before there is one. */
    readonly unitCost: string | null
  }[]
}

export const orderMargin = endpoint({
  method: 'GET',
  path: '/api/produksi/order/:id/margin',
  permission: 'view biaya',
  input: zOnlyId,
  answer: answer<OrderMargin>(),
  reads: ['margin', 'orders', 'deliveries', 'production-orders'],
})
