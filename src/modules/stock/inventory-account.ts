/** The ledger account that holds the value of goods of a kind; a service has none. Tools count as material. */
const accountOfKind: Readonly<Record<string, string>> = {
  bahan_baku: '1-1500',
  alat: '1-1500',
  barang: '1-1520',
  produk_jadi: '1-1520',
}

/** Every account that the stock book answers for. */
export const inventoryAccounts: readonly string[] = [...new Set(Object.values(accountOfKind))]

/** Tells where the value of an item is booked. */
export function inventoryAccountOf(kind: string): string | undefined {
  return accountOfKind[kind]
}
