export { materialsOf } from './usage/store.ts'
