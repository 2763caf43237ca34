/** What is open, by days past the due date on the day asked; amounts as decimal text. */
export interface Aging {
  readonly notDue: string
  readonly upTo30: string
  readonly upTo60: string
  readonly upTo90: string
  readonly over90: string
  readonly total: string
}

/** The same as the database sums it. */
export type AgingSums = { readonly [K in keyof Aging]: bigint }

/** With what is covered by giros that no bank has paid yet, beside the total. */
export interface AgingAndGiro extends AgingSums {
  readonly giro: bigint
}

/** Nothing is open. */
export const noAging: AgingSums = { notDue: 0n, upTo30: 0n, upTo60: 0n, upTo90: 0n, over90: 0n, total: 0n }

/** Writes the sums as they travel. */
export function agingText({ notDue, upTo30, upTo60, upTo90, over90, total }: AgingSums): Aging {
  return {
    notDue: String(notDue),
    upTo30: String(upTo30),
    upTo60: String(upTo60),
    upTo90: String(upTo90),
    over90: String(over90),
    total: String(total),
  }
}
