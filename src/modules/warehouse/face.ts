export { materialsOf, usedByWork, type UsedByWork } from './usage/store.ts'
