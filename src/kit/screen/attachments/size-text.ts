/** '212 KB', '1,4 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1024))
  if (kilobytes < 1000) return `${kilobytes} KB`
  const tenths = Math.ceil((kilobytes * 10) / 1024)
  return `${Math.floor(tenths / 10)},${tenths % 10} MB`
}
