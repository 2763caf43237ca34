export { tellDayUse } from './days/used.ts'
export { holidays } from './days/holidays.ts'
export { markedDays, workWeekOf, type MarkedDay } from './days/store.ts'
export { overtimeOf } from './overtime/store.ts'
