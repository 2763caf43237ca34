import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zText } from '#kit/http/shapes.ts'

/** An item that a pasted row may mean. */
export interface PasteCandidate {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly baseUnit: string
  readonly units: readonly { readonly unit: string; readonly num: number; readonly den: number }[]
  readonly taxCode: string | null
  /** 0 to 100: how much of what was pasted is found in the item. */
  readonly score: number
  /** The item's unit that the pasted one means, when it has it: 'sak' is 'zak'. */
  readonly unit: string | null
}

/** A pasted row with what it may mean, the likeliest first; a person confirms each. */
export interface PastedMatch {
  readonly text: string
  /** Plain decimals; null when the row did not say. */
  readonly qty: string | null
  readonly unit: string | null
  /** Per unit as pasted. */
  readonly price: string | null
  readonly source: string
  /** At most five. */
  readonly candidates: readonly PasteCandidate[]
}

/** Reads a list pasted from WhatsApp or Excel and finds the items its rows mean; nothing is saved. */
export const matchPastedList = endpoint({
  method: 'POST',
  path: '/api/barang/tempel',
  permission: [
    'create pembelian-barang',
    'create order',
    'update order',
    'create stock',
    'update stock',
    'view bahan-baku',
  ],
  input: z.strictObject({ text: zText(20_000) }),
  answer: answer<readonly PastedMatch[]>(),
})
