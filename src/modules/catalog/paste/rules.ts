const SAME: readonly (readonly string[])[] = [
  ['sak', 'zak', 'karung'],
  ['btg', 'batang', 'lonjor', 'ljr'],
  ['lbr', 'lembar'],
  ['bh', 'buah', 'biji', 'bj', 'pcs', 'pc'],
  ['m³', 'm3', 'kubik'],
  ['m²', 'm2'],
  ['m', 'm1', 'meter', 'mtr'],
  ['ltr', 'liter', 'lt', 'l'],
  ['kg', 'kilo'],
  ['gr', 'gram'],
  ['dus', 'dos', 'doos', 'box', 'kotak'],
  ['roll', 'rol', 'gulung'],
  ['klg', 'kaleng'],
  ['gln', 'galon'],
  ['btl', 'botol'],
  ['psg', 'pasang'],
  ['pak', 'pack', 'bks', 'bungkus'],
  ['truk', 'truck', 'rit'],
]

/** The unit of an item that a typed one means: its own spelling first, then what people call the same. */
export function unitMeant(typed: string | undefined, units: readonly string[]): string | null {
  if (typed === undefined) return null
  const wanted = typed.toLowerCase()
  const own = units.find((unit) => unit.toLowerCase() === wanted)
  if (own !== undefined) return own
  const alike = SAME.find((group) => group.includes(wanted)) ?? []
  return units.find((unit) => alike.includes(unit.toLowerCase())) ?? null
}
