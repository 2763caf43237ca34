/** What earlier acts of the day were answered, by their names. */
export class Memory {
  readonly #told = new Map<string, Record<string, unknown>>()

  keep(name: string, answer: Record<string, unknown>): void {
    this.#told.set(name, answer)
  }

  id(name: string): string {
    return String(this.#told.get(name)?.['id'])
  }

  version(name: string): number {
    return Number(this.#told.get(name)?.['version'])
  }

  /** The id of the first line. */
  line(name: string): string {
    const lines = this.#told.get(name)?.['lines'] as readonly { readonly id: string }[] | undefined
    return String(lines?.[0]?.id)
  }
}

/** An act of the day, as a browser sends it. */
export interface DayAct {
  readonly name: string
  readonly path: (m: Memory) => string
  readonly body: (m: Memory) => object
  /** Reads a document before the act, under a name, for its version or its lines. */
  readonly look?: { readonly as: string; readonly path: (m: Memory) => string }
}

/** Who and what the day begins with. */
export interface Ground {
  readonly on: string
  readonly customerId: string
  readonly supplierId: string
  readonly itemId: string
  readonly madeId: string
  readonly main: string
  readonly site: string
}

/** Takes a document back at the version it has by now. */
export function undone(of: string, path: (m: Memory) => string): DayAct {
  return {
    name: `${of} undone`,
    look: { as: of, path },
    path: (m) => `${path(m)}/batal`,
    body: (m) => ({ version: m.version(of), reason: 'salah catat' }),
  }
}
