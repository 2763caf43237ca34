/** A kept number without idle zeros. */
export function plainText(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value
}
