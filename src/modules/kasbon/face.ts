export { giveBackKasbon, kasbonDueOf, takeKasbon, type KasbonHolder } from './due.ts'
