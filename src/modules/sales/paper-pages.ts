/** Where a payment is seen: open beside the list of all of them, also one that settled no order's invoice. */
export function paymentPage(id: string): string {
  return `/order/?jenis=pembayaran&dokumen=${id}`
}

/** Where an invoice is seen: on the page of its order; what was owed before the books began, beside the list. */
export function invoicePage({ id, orderId }: { readonly id: string; readonly orderId: string | null }): string {
  return orderId === null ? `/order/?jenis=invoice&dokumen=${id}` : `/order/invoice/${orderId}?dokumen=${id}`
}

/** Where a return or a credit note is seen: open on the page of its order, beside what was billed. */
export function returnedPage({ id, orderId }: { readonly id: string; readonly orderId: string }): string {
  return `/order/detail/${orderId}?bagian=tagihan&dokumen=${id}`
}
