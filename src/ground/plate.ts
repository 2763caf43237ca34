/**
 * Writes a vehicle's plate as it stands on the vehicle: in capitals; area, number and letters apart. What is no such
 * plate (of the army, two of them in one field) is only written in capitals.
 *
 *   plateText('b1234xyz')  // 'B 1234 XYZ'
 */
export function plateText(typed: string): string {
  const capitals = typed.trim().toUpperCase()
  const [, ...parts] = /^([A-Z]{1,2})[\s.-]*(\d{1,4})[\s.-]*([A-Z]{0,3})$/.exec(capitals) ?? []
  return parts.length > 0 ? parts.filter(Boolean).join(' ') : capitals
}
