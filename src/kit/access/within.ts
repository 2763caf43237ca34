/** Tells whether one of the person's warehouses, projects or companies is this one: for a row already loaded. */
export function isWithin(allowed: 'all' | readonly string[], id: string | null): boolean {
  return allowed === 'all' || (id !== null && allowed.includes(id))
}
