/** What is said once an invoice left one's hands: issued under its number, or handed in. */
export function invoiceLeft({ number }: { readonly number: string | null }): string {
  return number === null ? 'Invoice diajukan, menunggu persetujuan.' : `Invoice ${number} terbit.`
}
