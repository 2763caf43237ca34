export { revenueStep, type RevenueStep } from './revenue/show-revenue.ts'
