const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']

/** '2026-11' as people read it: 'Nov 2026'. */
export function monthText(period: string): string {
  const [year = '', month = ''] = period.split('-')
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`
}
