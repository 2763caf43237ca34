/** Where the built app keeps the document of one page: '/order/detail/$orderId' as 'pages/order.detail.$orderId.html'. */
export function pageFile(path: string): string {
  const parts = path.split('/').filter(Boolean)
  return `pages/${parts.join('.') || 'index'}.html`
}
