import { daysBetween, type Day } from '#ground/day.ts'

/** How long something waits since a day: '3 hari', 'hari ini'; of a day that is to come '18 hari lagi'. */
export function ageText(since: Day, today: Day): string {
  const days = daysBetween(since, today)
  if (days === 0) return 'hari ini'
  return days > 0 ? `${days} hari` : `${-days} hari lagi`
}
